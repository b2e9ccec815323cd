/** What many sellers do at once, each write under its own key, and what the server acknowledged of it. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hours, plus, systemClock } from '../kernel/clock.ts';
import { sampleFiles } from '../platform/files/files.factory.ts';
import type { TestApp } from './app.ts';
import { formOf } from './matrix/matrix.requests.ts';
import type { SellerFixture } from './seller-fixture.ts';

const kinds = ['confirm', 'pay', 'contact', 'upload'] as const;
type Kind = (typeof kinds)[number];
const paths: Readonly<Record<Kind, string>> = {
  confirm: 'confirm_saleline_quantities/',
  pay: 'paycomplete/',
  contact: 'issue/',
  upload: 'document/',
};

/** Stands in what people type; no log may hold it. */
export const typed = 'Canary of the stream';

export type Operation = {
  readonly kind: Kind;
  /** Of the sale. */
  readonly id: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};
/** An answer that took nothing: `at` and `milliseconds` as the monotonic clock counts. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number;
  readonly at: number;
  readonly milliseconds: number;
};
type Taken = {
  readonly qid?: string;
  readonly status?: string;
  readonly documentQid?: string;
  readonly payout?: { readonly qid: string } | null;
};
/** Any answer, also of a read; `status` 0: the server was gone. */
export type Answered = { readonly what: string; readonly status: number; readonly milliseconds: number };
export type Acknowledged = { readonly kind: Kind; readonly id: string; readonly taken: Taken };

export type MixedStream = {
  readonly acknowledged: readonly Acknowledged[];
  readonly refusals: readonly Refusal[];
  readonly answers: readonly Answered[];
  /** Reads the list of orders and the newest of them, as whoever looks meanwhile. */
  read(base: string): Promise<void>;
  /** Writes of all kinds by turns, each on a sale of its own. */
  operations(count: number): Promise<Operation[]>;
  /**
   * True when the server acknowledged it, false when the server was gone. What is refused from 500 on is sent again under
   * its key until it is taken, or for as long as `goesOn` says; then this throws.
   */
  send(base: string, operation: Operation, goesOn: () => boolean): Promise<boolean>;
  /** What was acknowledged and is not there once, as it was told. */
  lost(): Promise<Acknowledged[]>;
};

export function mixedStream(t: TestApp, desk: SellerFixture): MixedStream {
  const acknowledged: Acknowledged[] = [];
  const refusals: Refusal[] = [];
  const answers: Answered[] = [];
  return {
    acknowledged,
    refusals,
    answers,
    read: async (base) => {
      for (const path of ['/sales/?size=10', `/sales/${acknowledged.at(-1)?.id ?? ''}`]) {
        const sentAt = performance.now();
        const status = await fetch(`${base}${path}`, { headers: desk.session.headers }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        answers.push({ what: `GET ${path}`, status, milliseconds: performance.now() - sentAt });
      }
    },
    operations: async (count) => {
      const made: Operation[] = [];
      for (let n = 0; n < count; n += 1) made.push(await operation(t, desk, kinds[n % kinds.length] ?? 'confirm'));
      return made;
    },
    send: async (base, one, goesOn) => {
      for (;;) {
        const sentAt = performance.now();
        const answer = await answerTo(base, desk, one);
        if (!answer) return false;
        const { status, body, retryAfter } = answer;
        answers.push({ what: one.kind, status, milliseconds: performance.now() - sentAt });
        if (status === 200) {
          acknowledged.push({ kind: one.kind, id: one.id, taken: body });
          return true;
        }
        if (status < 500) throw new Error(`${one.kind} was answered ${status}: ${JSON.stringify(body)}`);
        const at = performance.now();
        refusals.push({ status, code: body.code, retryAfter, at, milliseconds: at - sentAt });
        if (!goesOn()) throw new Error(`${one.kind} is still answered ${status}`);
        await wait(200);
      }
    },
    lost: async () => {
      t.clock.set(systemClock.now());
      const missing: Acknowledged[] = [];
      for (const one of acknowledged) if (!(await isKept(t, desk, one))) missing.push(one);
      return missing;
    },
  };
}

async function operation(t: TestApp, desk: SellerFixture, kind: Kind): Promise<Operation> {
  const sale = { expiresAt: plus(t.clock.now(), hours(48)), lines: [{}] };
  const { id, lineIds } =
    kind === 'pay'
      ? await desk.payable(sale)
      : await desk.sale(kind === 'upload' ? { ...sale, status: 'CONFIRMED' } : sale);
  const key = { 'idempotency-key': `${kind} of ${id}` };
  if (kind === 'upload') {
    const { headers, payload } = formOf({ documentType: 'SELLER_INVOICE', file: sampleFiles.pdf }, `${typed}.pdf`);
    return { kind, id, body: new Uint8Array(payload), headers: { ...headers, ...key } };
  }
  const bodies = {
    confirm: { lines: [{ qid: lineIds[0], confirmedQuantity: 7, reason: 'PARTIAL_STOCK' }] },
    pay: {},
    contact: { category: 'PRICE', message: `${typed}: ${incompressible()}` },
  };
  return { kind, id, body: JSON.stringify(bodies[kind]), headers: { ...key, 'content-type': 'application/json' } };
}

/** As long as a message may be: it takes room on the database's disk. */
const incompressible = (): string => randomBytes(2_900).toString('base64url');

/** Null when the connection was cut. */
async function answerTo(base: string, desk: SellerFixture, { id, kind, body, headers }: Operation) {
  const request = { method: 'POST', body, headers: { ...desk.session.headers, ...headers } };
  return fetch(`${base}/sales/${id}/${paths[kind]}`, request).then(
    async (answer) => ({
      status: answer.status,
      body: await answer.json(),
      retryAfter: Number(answer.headers.get('retry-after')),
    }),
    () => null,
  );
}

async function isKept(t: TestApp, desk: SellerFixture, { kind, id, taken }: Acknowledged): Promise<boolean> {
  if (kind === 'contact') {
    const { results } = (await t.call('GET', `/sales/${id}/threads/`, { headers: desk.session.headers })).json();
    return results.length === 1 && results[0].qid === taken.qid && results[0].messages.length === 1;
  }
  const now = await desk.shown(id);
  if (kind === 'upload') return now.documents.length === 1 && now.documents[0]?.documentQid === taken.documentQid;
  return now.status === taken.status && now.payout?.qid === taken.payout?.qid;
}
