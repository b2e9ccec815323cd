/** True where a matched route says `handle = { scripts: true }`: only then does the document carry the framework. */
export const hasScripts = (matches: readonly Match[]): boolean => matches.some(({ handle }) => says(handle, 'scripts'));

/**
 * True where a matched route says `handle = { scriptsLast: true }`: its page is whole without them, so that they come after
 * what is seen.
 */
export const hasScriptsLast = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => says(handle, 'scriptsLast'));

/**
 * True where a matched route says `handle = { scriptsAfterPaint: true }`: what its page does, it does without them too, so that
 * they wait for its first paint. They are nothing then that a slow phone has to read before it shows the page (MKT-11).
 */
export const hasScriptsAfterPaint = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => says(handle, 'scriptsAfterPaint'));

interface Match {
  handle?: unknown;
}

const says = (handle: unknown, name: string): boolean =>
  typeof handle === 'object' && handle !== null && Reflect.get(handle, name) === true;
