/** Of the page, where its content is in another one than ours. */
export function languageOf(matches: readonly { loaderData?: unknown }[]): string {
  const told = matches.flatMap(({ loaderData }) =>
    typeof loaderData === 'object' && loaderData !== null && 'language' in loaderData ? [loaderData.language] : [],
  );
  return typeof told[0] === 'string' ? told[0] : 'en';
}
