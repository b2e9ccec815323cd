/**
 * The path to go back to after signing in, if it is one of this site (RT-02): relative, same origin, not the way out again.
 * Everything else, such as "//elsewhere", "/\elsewhere" or "javascript:", is dropped.
 */
export function safeRedirectPath(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted?.startsWith('/') || hasTricks(wanted) || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  const decoded = decodedOrNull(url.pathname);
  if (url.origin !== origin || decoded === null || hasTricks(decoded)) return null;
  if (/^\/(?:login|logout|api)(?:\/|$)/.test(decoded)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Two slashes in front, backslashes and control characters are read as another host by one browser or another. */
function hasTricks(path: string): boolean {
  return (
    path.startsWith('//') ||
    path.includes('\\') ||
    [...path].some((character) => character < ' ' || character === '\u007F')
  );
}

function decodedOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
