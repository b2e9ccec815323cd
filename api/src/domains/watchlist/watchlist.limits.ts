/** Limits of a watchlist. */

export const mostWatched = 2_000;
