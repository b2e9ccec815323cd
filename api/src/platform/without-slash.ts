/** An address without the slashes at its end, so that paths can be put behind it. */
export const withoutSlash = (url: string): string => (url.endsWith('/') ? withoutSlash(url.slice(0, -1)) : url);
