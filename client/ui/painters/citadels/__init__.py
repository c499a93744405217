"""The cards, tokens and marks of Citadels: figures in ``characters``, buildings in ``districts``; the border,
plate and ribbon both share in ``frame``."""
