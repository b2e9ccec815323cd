/**
 * A stand-in for the Wise platform on this machine. It holds every request, and its own answers, to the published schema,
 * keeps quotes, transfers and a balance as that does, and fails as it is told.
 */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import {
  fundingRequest,
  fundingResponse,
  quoteRequest,
  quoteResponse,
  recipientRequest,
  transferRequest,
  transferResponse,
} from './wise-schema.ts';

/**
 * How a call is answered instead; each is used once, by the first call whose method and path begin so. `lost`: it is done
 * and nobody hears of it; `silent`: it is not done either.
 */
export type Fault = 'silent' | 'lost' | 'malformed' | 403 | 409 | 422 | 429 | 500 | 503;
type Transfer = z.infer<typeof transferBody> & { id: number; status: string; amount: number; currency: string };
type Quote = { amount: number; currency: string; isUsed: boolean };
type State = {
  readonly asked: { readonly call: string; readonly body: unknown }[];
  readonly faults: { readonly call: string; readonly fault: Fault }[];
  readonly transfers: Map<number, Transfer>;
  readonly quotes: Map<string, Quote>;
  /** What was taken from the balance, transfer by transfer: more than one entry of a transfer is money paid twice. */
  readonly paid: { readonly transfer: number; readonly amount: number }[];
  balance: number;
  expiresQuotes: boolean;
  isBlocked: boolean;
  /** No quote can be paid from our balance. */
  isUnpayable: boolean;
};
export type WiseStub = State & {
  readonly url: string;
  readonly publicKey: string;
  /** A message about a transfer as Wise sends it: headers and body. */
  notice(transfer: number, state: string, more?: object): { headers: Record<string, string>; body: string };
  close(): Promise<void>;
};

export const wiseToken = 'only for tests';
export const wiseProfile = 30_000_001;

const quoteBody = z.object({ targetAmount: z.number(), targetCurrency: z.string(), targetAccount: z.number() });
const transferBody = z.object({ targetAccount: z.number(), quoteUuid: z.string(), customerTransactionId: z.string() });
const recipientBody = z.object({ details: z.looseObject({ IBAN: z.string().optional() }) });
const ajv = new Ajv({ allErrors: true, strictTypes: false, multipleOfPrecision: 6 });
const checks: Readonly<Record<string, ValidateFunction>> = {
  quotes: ajv.compile(quoteRequest),
  transfers: ajv.compile(transferRequest),
  payments: ajv.compile(fundingRequest),
  accounts: ajv.compile(recipientRequest),
};
const answers = {
  quote: ajv.compile(quoteResponse),
  transfer: ajv.compile(transferResponse),
  funding: ajv.compile(fundingResponse),
} as const;

export async function wiseStub(): Promise<WiseStub> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state: State = {
    ...{ asked: [], faults: [], transfers: new Map(), quotes: new Map(), paid: [] },
    ...{ balance: 1_000_000, expiresQuotes: false, isBlocked: false, isUnpayable: false },
  };
  const server = createServer((request, response) => void receive(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return Object.assign(state, {
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    notice: (transfer: number, current: string, more: object = {}) => {
      const body = noticeBody(transfer, current, more);
      const signature = sign('sha256', Buffer.from(body), privateKey).toString('base64');
      return { headers: { 'x-signature-sha256': signature, 'x-delivery-id': randomUUID() }, body };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

const noticeBody = (id: number, current_state: string, more: object): string =>
  JSON.stringify({
    data: {
      resource: { type: 'transfer', id, profile_id: wiseProfile, account_id: 1 },
      ...{ current_state, previous_state: null, occurred_at: '2026-11-21T08:00:00Z' },
    },
    ...{ subscription_id: randomUUID(), event_type: 'transfers#state-change', schema_version: '2.0.0' },
    sent_at: '2026-11-21T08:00:01Z',
    ...more,
  });

async function receive(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = await text(request);
  const body: unknown = sent === '' ? null : JSON.parse(sent);
  const url = new URL(request.url ?? '/', 'http://stub');
  const call = `${request.method} ${url.pathname}`;
  state.asked.push({ call, body });
  const index = state.faults.findIndex((fault) => new RegExp(fault.call).test(call));
  const [failing] = index < 0 ? [] : state.faults.splice(index, 1);
  if (failing && failing.fault !== 'lost') return fail(response, failing.fault);
  if (request.headers.authorization !== `Bearer ${wiseToken}`)
    return json(response, 401, { error: 'invalid_token', error_description: 'Invalid token' });
  const check = request.method === 'POST' ? checks[url.pathname.split('/').at(-1) ?? ''] : undefined;
  const answer = check && !check(body) ? invalid(check) : answered(state, call, body);
  // Lost: the connection ends without a word.
  if (failing) request.socket.destroy();
  else json(response, answer.status, answer.body);
}

function fail(response: ServerResponse, fault: Exclude<Fault, 'lost'>): void {
  if (fault === 'malformed') response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": 12');
  else if (fault === 403) json(response, 403, { message: 'SCA required' }, { 'x-2fa-approval': 'required' });
  else if (fault === 429) json(response, 429, {}, { 'retry-after': '1' });
  else if (fault !== 'silent') json(response, fault, { errors: [{ code: `stub.${fault}`, message: 'As told' }] });
}

type Answer = { readonly status: number; readonly body: unknown };
const problem = (status: number, code: string, path = ''): Answer => ({
  status,
  body: { timestamp: '2026-11-21T08:00:00Z', errors: [{ code, message: code, path, arguments: [] }] },
});
const invalid = ({ errors }: ValidateFunction): Answer => problem(422, `NOT_VALID ${JSON.stringify(errors)}`);

function answered(state: State, call: string, body: unknown): Answer {
  const id = Number(/transfers\/(\d+)/.exec(call)?.[1]);
  if (/^POST .*\/quotes$/.test(call)) return quoted(state, quoteBody.parse(body));
  if (/^POST .*\/accounts$/.test(call)) return registered(recipientBody.parse(body));
  if (/^POST .*\/transfers$/.test(call)) return created(state, transferBody.parse(body));
  if (call.includes('/account-requirements')) return { status: 200, body: requirements };
  const transfer = state.transfers.get(id);
  if (!transfer) return problem(404, 'transfer.not-found');
  if (/^POST .*\/payments$/.test(call)) return funded(state, transfer);
  if (/^GET .*\/payments$/.test(call))
    return { status: 200, body: state.paid.filter((one) => one.transfer === id).map(() => ({ status: 'COMPLETED' })) };
  if (/^PUT .*\/cancel$/.test(call)) return cancelled(transfer);
  return { status: 200, body: shown(transfer) };
}

function quoted(
  state: State,
  { targetAmount: amount, targetCurrency: currency, targetAccount }: z.infer<typeof quoteBody>,
) {
  if (targetAccount === 404) return problem(422, 'quote.account.not-found', 'targetAccount');
  const id = randomUUID();
  state.quotes.set(id, { amount, currency, isUsed: false });
  const notices = state.isBlocked ? [{ text: 'Not possible', type: 'BLOCKED' }] : [];
  const paymentOptions = [{ payIn: 'BALANCE', payOut: 'BANK_TRANSFER', disabled: state.isUnpayable }];
  const body = { id, sourceCurrency: currency, targetCurrency: currency, targetAmount: amount, rate: 1 };
  return valid(answers.quote, { ...body, status: 'PENDING', paymentOptions, notices });
}

const registered = ({ details: { IBAN } }: z.infer<typeof recipientBody>): Answer =>
  IBAN?.startsWith('XX') ? problem(422, 'NOT_VALID', 'IBAN') : { status: 200, body: { id: 7_001, active: true } };

/** One transfer per id of the caller, whatever else the request says; one transfer per quote. */
function created(state: State, body: z.infer<typeof transferBody>): Answer {
  const known = [...state.transfers.values()].find(
    ({ customerTransactionId }) => customerTransactionId === body.customerTransactionId,
  );
  if (known) return { status: 200, body: shown(known) };
  const quote = state.quotes.get(body.quoteUuid);
  if (!quote || quote.isUsed || state.expiresQuotes) {
    state.expiresQuotes = false;
    return problem(422, 'quote.expired', 'quoteUuid');
  }
  quote.isUsed = true;
  const id = 50_000 + state.transfers.size;
  const made: Transfer = { ...body, ...quote, id, status: 'incoming_payment_waiting' };
  state.transfers.set(id, made);
  return valid(answers.transfer, shown(made));
}

function shown({ id, status, amount, currency, targetAccount, quoteUuid, customerTransactionId }: Transfer) {
  return {
    ...{ id, status, targetAccount, quoteUuid, customerTransactionId, created: '2026-11-21 08:00:00' },
    ...{ sourceCurrency: currency, targetCurrency: currency, sourceValue: amount, targetValue: amount, rate: 1 },
    hasActiveIssues: false,
  };
}

function funded(state: State, transfer: Transfer): Answer {
  const isFunded = state.paid.some((one) => one.transfer === transfer.id);
  if (isFunded || transfer.status !== 'incoming_payment_waiting') return problem(409, 'transfer.invalid-state');
  if (state.balance < transfer.amount)
    return valid(answers.funding, { type: 'BALANCE', status: 'REJECTED', errorCode: 'transfer.insufficient_funds' });
  state.balance -= transfer.amount;
  state.paid.push({ transfer: transfer.id, amount: transfer.amount });
  // Like the original it takes a moment until the transfer itself says so.
  setImmediate(() => {
    if (transfer.status === 'incoming_payment_waiting') transfer.status = 'processing';
  });
  return valid(answers.funding, { type: 'BALANCE', status: 'COMPLETED', errorCode: null }, 201);
}

function cancelled(transfer: Transfer): Answer {
  if (!['incoming_payment_waiting', 'processing'].includes(transfer.status))
    return problem(409, 'transfer.cancellation.not.allowed');
  transfer.status = 'cancelled';
  return { status: 200, body: shown(transfer) };
}

function valid(check: ValidateFunction, body: object, status = 200): Answer {
  if (!check(body)) throw new Error(`Assertion failed: ${JSON.stringify(check.errors)}`);
  return { status, body };
}

const requirements = [
  {
    type: 'iban',
    title: 'IBAN',
    fields: [
      {
        name: 'IBAN',
        group: [{ key: 'IBAN', name: 'IBAN', type: 'text', required: true, validationRegexp: '^[A-Z]{2}' }],
      },
    ],
  },
];

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
