/** Which articles speak of what somebody typed. Pure. */

interface Searchable {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

const most = 8;
/** "Belege für Zölle" → "belege fur zolle": accents and case don't count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** The articles that hold every word of the question; those that hold them in the title come first. Without a word: all. */
export function matching<Article extends Searchable>(articles: readonly Article[], asked: string): Article[] {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, most);
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const found = articles.filter(({ title, summary, text }) => holds(`${title} ${summary} ${text}`));
  return words.length === 0 ? found : [...found].sort((a, b) => Number(holds(b.title)) - Number(holds(a.title)));
}
