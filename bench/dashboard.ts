/** What a seller's desk asks for again and again: the search bar and the dashboard, of the seller with most orders. */

type Headers = Readonly<Record<string, string>>;
type Spread = { readonly requests: number; readonly p50: number; readonly p95: number; readonly failed: number };

const rounds = 300;
/** Everything the dashboard asks for when it opens. */
const dashboard = ['/api/sales/inbox/', '/api/sellers/stats/', '/api/replacements/', '/api/notifications/?size=1'];

/** Milliseconds of order search by number, its beginning, GTIN and brand, and of opening the dashboard; one person, then several at once. */
export async function measureDashboard(url: string, headers: Headers, ids: readonly string[]) {
  const searches = await searchesFor(url, headers, ids.slice(0, 10));
  const search = (texts: readonly string[]) =>
    texts.map((text) => [`/api/sales/search/?q=${encodeURIComponent(text)}`]);
  return {
    search: await spread(url, search(searches), { headers, people: 1 }),
    searchOfEight: await spread(url, search(searches), { headers, people: 8 }),
    dashboard: await spread(url, [dashboard], { headers, people: 1 }),
    dashboardOfEight: await spread(url, [dashboard], { headers, people: 8 }),
  };
}

/** What people type: whole numbers, the beginning that all numbers share, codes and brands of the orders' lines. */
async function searchesFor(url: string, headers: Headers, ids: readonly string[]): Promise<string[]> {
  const texts: string[] = ['q', 'qs-', 'no such thing'];
  for (const id of ids) {
    const answer = await fetch(`${url}/api/sales/${id}/`, { headers });
    const { order, lines }: { order: string; lines: { gtin: string; brandName: string }[] } = await answer.json();
    texts.push(order, order.slice(0, 6), ...lines.slice(0, 2).flatMap(({ gtin, brandName }) => [gtin, brandName]));
  }
  return texts;
}

/** Each turn sends all paths of one entry at once, as a page does, and ends with the last answer. */
async function spread(
  url: string,
  turns: readonly (readonly string[])[],
  { headers, people }: { headers: Headers; people: number },
): Promise<Spread> {
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const work = async () => {
    for (let own = turn++; own < rounds; own = turn++) {
      const before = performance.now();
      const answers = await Promise.all(
        (turns[own % turns.length] ?? []).map((path) => fetch(url + path, { headers })),
      );
      for (const answer of answers) {
        await answer.arrayBuffer();
        if (!answer.ok) failed += 1;
      }
      times.push(performance.now() - before);
    }
  };
  for (const paths of turns) for (const path of paths) await (await fetch(url + path, { headers })).arrayBuffer();
  await Promise.all(Array.from({ length: people }, work));
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2));
  return { requests: times.length, p50: at(0.5), p95: at(0.95), failed };
}
