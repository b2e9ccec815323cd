/** Lighthouse on a phone, as it simulates one, several runs of each page: the medians of its four scores. */
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export type Scores = Readonly<Record<Category, number>>;

const port = 9_334;

export async function scoresOf(
  base: string,
  paths: readonly string[],
  runs: number,
): Promise<{ path: string; median: Scores; runs: Scores[] }[]> {
  const { default: lighthouse } = await import('lighthouse');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [`--remote-debugging-port=${port}`, ...asRoot],
  });
  try {
    const seen = new Map<string, Scores[]>(paths.map((path) => [path, []]));
    // Page by page in turn: a moment of noise meets all alike.
    for (let run = 0; run < runs; run += 1)
      for (const path of paths) {
        const result = await lighthouse(`${base}${path}`, {
          ...{ port, output: 'json', logLevel: 'error' },
          onlyCategories: [...categories],
        });
        const of = (name: Category) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
        seen.get(path)?.push(scoresBy(of));
      }
    return [...seen].map(([path, all]) => ({ path, median: medianOf(all), runs: all }));
  } finally {
    await browser.close();
  }
}

const medianOf = (all: readonly Scores[]): Scores =>
  scoresBy((name) => all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);

const scoresBy = (of: (name: Category) => number): Scores => ({
  performance: of('performance'),
  accessibility: of('accessibility'),
  'best-practices': of('best-practices'),
  seo: of('seo'),
});
