"""The code that draws: kits of parts that write every SVG file under ``art``.

``python -m art.make`` writes all of them; see README.md beside this file for names and boxes.
"""
