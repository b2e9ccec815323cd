/** A list of many rows through the API: how long until it is previewed, and until it is applied. */
import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import type pg from 'pg';

type Row = readonly string[];
type Task = { readonly qid: string; readonly status: string; readonly counts: Readonly<Record<string, number>> };
export type UploadFigures = {
  readonly previewedSeconds: number;
  readonly appliedSeconds: number;
  readonly counts: Readonly<Record<string, number>>;
};

/** Every third price differs from the offer's. */
export async function listOf(client: pg.Client, email: string, rows: number): Promise<Row[]> {
  await client.query(`select set_config('app.scope', 'system', false)`);
  const found = await client.query<{ gtin: string; price: string; stock: number }>(
    `select p.gtin, to_char((o.price_minor + case when row_number() over () % 3 = 0 then 7 else 0 end) / 100.0, 'FM999990.00') as price, o.stock
     from offers o join products p on p.id = o.product_id
     where o.seller_id = (select seller_id from users where email = $1) limit $2`,
    [email, rows],
  );
  const heading = ['GTIN', 'Price', 'Currency', 'Selling unit', 'Inventory'];
  return [heading, ...found.rows.map(({ gtin, price, stock }) => [gtin, price, 'EUR', '1', String(stock)])];
}

export const asCsv = (rows: readonly Row[]): Uint8Array =>
  new TextEncoder().encode(rows.map((row) => row.join(';')).join('\n'));
export const asXlsx = (rows: readonly Row[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Stock', rows: rows.map((row) => [...row]) }] });

export async function uploadList(
  url: string,
  headers: Readonly<Record<string, string>>,
  { content, name }: { readonly content: Uint8Array; readonly name: string },
): Promise<UploadFigures> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const begun = performance.now();
  const sent = await fetch(`${url}/api/offers/stock-upload/`, { method: 'POST', headers, body: form });
  const { qid }: Task = await sent.json();
  const previewed = await until(url, headers, qid, ['PREVIEW_READY', 'FAILED', 'MAPPING_REQUIRED']);
  const at = performance.now();
  await fetch(`${url}/api/offers/stock-upload/${qid}/apply/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const applied = await until(url, headers, qid, ['SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED']);
  if (applied.status !== 'SUCCEEDED') throw new Error(`The list ended as ${applied.status}`);
  return {
    previewedSeconds: Number(((at - begun) / 1_000).toFixed(1)),
    appliedSeconds: Number(((performance.now() - at) / 1_000).toFixed(1)),
    counts: previewed.counts,
  };
}

async function until(
  url: string,
  headers: Readonly<Record<string, string>>,
  qid: string,
  ends: readonly string[],
): Promise<Task> {
  for (let turn = 0; turn < 1_200; turn += 1) {
    const answer = await fetch(`${url}/api/task/${qid}/`, { headers });
    const task: Task = await answer.json();
    if (ends.includes(task.status)) return task;
    await pause(100);
  }
  throw new Error('The list took more than two minutes');
}
