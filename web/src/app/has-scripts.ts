/** True where a matched route says `handle = { scripts: true }`: only then does the document carry the framework. */
export function hasScripts(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === true,
  );
}
