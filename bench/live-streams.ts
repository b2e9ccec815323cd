/** How soon one change reaches many open pages, and what the pages cost the server in memory. */
import pg from 'pg';
import { newId } from '../api/src/kernel/ids.ts';
import { peakMegabytes, residentMegabytes } from './processes.ts';
import { signIn } from './single-calls.ts';

type Server = { readonly url: string; readonly pid: number };
type Company = { readonly owner: string; readonly password: string; readonly databaseUrl: string };
type Page = { heardOf(saleQid: string): Promise<number>; close(): void };

/** The server allows ten for each person. */
const streamsPerPerson = 10;
/** A change that has not come by then does not come. */
const longestWait = 10_000;

/** Opens the pages, confirms orders one by one, and takes the time from the call until each page has heard of it. */
export async function fanOut(
  server: Server,
  company: Company,
  { streams, changes }: { streams: number; changes: number },
) {
  const people = await colleagues(company, Math.ceil(streams / streamsPerPerson));
  const tokens: string[] = [];
  for (const email of people) tokens.push(await signIn(server.url, email, company.password));
  const before = residentMegabytes(server.pid);
  const pages: Page[] = [];
  for (const token of tokens) {
    const more = Array.from({ length: Math.min(streamsPerPerson, streams - pages.length) }, () =>
      openPage(server.url, token),
    );
    pages.push(...(await Promise.all(more)));
  }
  const open = residentMegabytes(server.pid);
  const rounds = await reached(server.url, tokens[0] ?? '', pages, changes);
  const busy = residentMegabytes(server.pid);
  for (const page of pages) page.close();
  const all = rounds.flat().sort((a, b) => a - b);
  const last = rounds.map((times) => Math.max(...times)).sort((a, b) => a - b);
  const at = (list: readonly number[], part: number) => Math.round(list[Math.floor((list.length - 1) * part)] ?? 0);
  return {
    streams: pages.length,
    changes: rounds.length,
    milliseconds: { p50: at(all, 0.5), p99: at(all, 0.99), lastPageP50: at(last, 0.5), lastPageMax: at(last, 1) },
    megabytes: { before, withOpenStreams: open, afterChanges: busy, peak: peakMegabytes(server.pid) },
  };
}

/** Confirms as many orders, each once; gives the milliseconds until each page heard of each. */
async function reached(url: string, token: string, pages: readonly Page[], changes: number): Promise<number[][]> {
  const headers = { authorization: `Bearer ${token}`, 'x-application': 'sellers' };
  const listed = await fetch(`${url}/api/sales/?status=REQUESTED&size=${changes}&sort=-expiresAt`, { headers });
  const { results }: { results: { qid: string }[] } = await listed.json();
  const rounds: number[][] = [];
  for (const { qid } of results) {
    const heard = Promise.all(pages.map((page) => page.heardOf(qid)));
    const begun = performance.now();
    const answer = await fetch(`${url}/api/sales/${qid}/confirm_saleline_quantities/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`An order was not confirmed: ${answer.status} ${await answer.text()}`);
    rounds.push((await heard).map((time) => time - begun));
  }
  return rounds;
}

/** A stream that is read like a page reads it. `heardOf` gives the time at which the order was first named. */
async function openPage(url: string, token: string): Promise<Page> {
  const ends = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'x-application': 'sellers' };
  const answer = await fetch(`${url}/api/events/`, { headers, signal: ends.signal });
  if (!answer.ok || !answer.body) throw new Error(`A stream was refused: ${answer.status}`);
  const waiting = new Map<string, (time: number) => void>();
  const ready = Promise.withResolvers<void>();
  const read = async (body: AsyncIterable<Uint8Array>) => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of body) {
      text += decoder.decode(part, { stream: true });
      if (text.includes('event: ready')) ready.resolve();
      for (const [, qid = ''] of text.matchAll(/"saleQid":"([^"]+)"/g)) waiting.get(qid)?.(performance.now());
      text = text.slice(text.lastIndexOf('\n\n') + 1);
    }
  };
  read(answer.body).catch(() => undefined);
  await ready.promise;
  return {
    heardOf: (qid) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('A page never heard of a change')), longestWait);
        waiting.set(qid, (time) => {
          clearTimeout(late);
          waiting.delete(qid);
          resolve(time);
        });
      }),
    close: () => ends.abort(),
  };
}

/** Adds people to the owner's company, who sign in as the owner does; gives their addresses. */
async function colleagues({ owner, databaseUrl }: Company, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>('select * from users where email = $1', [owner]);
    const [known] = rows;
    if (!known) throw new Error(`${owner} is not there`);
    const columns = Object.keys(known);
    const emails = Array.from({ length: count }, (_, index) => `page-${index}.${owner}`);
    for (const email of emails) {
      const row: Record<string, unknown> = { ...known, id: newId(), email };
      const places = columns.map((_, index) => `$${index + 1}`);
      await client.query(
        `insert into users (${columns.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')}) on conflict do nothing`,
        columns.map((name) => row[name]),
      );
    }
    return emails;
  } finally {
    await client.end();
  }
}
