/** True where a matched route says `handle = { scripts: true }`: only then does the document carry the framework. */
export const hasScripts = (matches: readonly Match[]): boolean => matches.some(({ handle }) => says(handle, 'scripts'));

/**
 * True where a matched route says `handle = { scriptsLast: true }`: its page is whole without them, so that they come after
 * what is seen.
 */
export const hasScriptsLast = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => says(handle, 'scriptsLast'));

interface Match {
  handle?: unknown;
}

const says = (handle: unknown, name: string): boolean =>
  typeof handle === 'object' && handle !== null && Reflect.get(handle, name) === true;
