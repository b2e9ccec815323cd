/**
 * Payouts through the Wise platform: quote, transfer, funding from our balance there, as published (v1 and v3, or a dated
 * version). A 2xx answer to a funding is not yet money: its status is looked at. What is not known for certain is silence,
 * after which the same transfer is asked for again under the same id.
 */
import type { Clock } from '../../kernel/clock.ts';
import {
  type OutsideAnswer,
  type OutsideReport,
  type OutsideRequest,
  outsideCalls,
} from '../../platform/outside-call.ts';
import { accountFieldsOf } from './account-fields.ts';
import type { PaymentsPort, QuoteAnswer, QuoteRequest, TransferAnswer, TransferRequest } from './payments.port.ts';
import {
  codeOf,
  fieldErrorsOf,
  fundingAnswer,
  fundingList,
  isOk,
  quoteAnswer,
  read,
  recipientAnswer,
  requirementsAnswer,
  stateNamed,
  transferAnswer,
  type WiseTransfer,
} from './wise-answers.ts';
import { publicKeyOf, wiseNotice } from './wise-notices.ts';

export type WiseSettings = {
  readonly baseUrl: string;
  readonly token: string;
  readonly profileId: number;
  /** Verifies what Wise tells us; each of its environments has one. */
  readonly publicKey: string;
  /** A dated version such as 2026Q3; null: the paths published as v1 and v3. */
  readonly version: string | null;
};
export type WiseMeans = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  /** Replaced by tests that must not wait. */
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};
type Wise = {
  readonly call: (request: OutsideRequest) => Promise<OutsideAnswer | 'silent'>;
  readonly profileId: number;
  path(legacy: 'v1' | 'v3', path: string): string;
};

const silent = { outcome: 'silent' } as const;
/** Answers that are no judgement of what was asked: credentials, or a confirmation that only a person can give (SCA). */
const isForUs = ({ status }: OutsideAnswer): boolean => status === 401 || status === 403;

export function wisePayments(settings: WiseSettings, means: WiseMeans): PaymentsPort {
  const { baseUrl, token, profileId, version } = settings;
  const send = outsideCalls({ name: 'wise', baseUrl, headers: { authorization: `Bearer ${token}` }, ...means });
  // Whether it was sent or not: nothing is known then, and the same is asked again.
  const call: Wise['call'] = async (request) => {
    const answer = await send(request);
    return typeof answer === 'string' ? 'silent' : answer;
  };
  const wise: Wise = { call, profileId, path: (legacy, path) => `/${version ?? legacy}${path}` };
  const key = publicKeyOf(settings.publicKey);
  return {
    requirements: (currency, amountMinor) => requirements(wise, currency, amountMinor),
    recipient: (request) => recipient(wise, request),
    quote: (request) => quote(wise, request),
    transfer: (request) => transfer(wise, request),
    stateOf: (reference) => stateOf(wise, reference),
    cancel: (reference) => cancel(wise, reference),
    noticeOf: (headers, body) => wiseNotice(key, headers, body),
    // Wise pays by itself: no bank needs a file.
    bankFile: async () => null,
  };
}

/** Cents as the number the contract wants. */
const decimal = (minor: bigint): number => Number(minor) / 100;

async function quote(wise: Wise, { account, amountMinor, currency }: QuoteRequest): Promise<QuoteAnswer> {
  const targetAccount = Number(account);
  // An account of another provider: its owner enters it again.
  if (!Number.isSafeInteger(targetAccount)) return { outcome: 'refused' };
  const answer = await wise.call({
    method: 'POST',
    path: wise.path('v3', `/profiles/${wise.profileId}/quotes`),
    about: '/profiles/{id}/quotes',
    // A quote binds nobody: asked for twice it costs nothing.
    isRepeatable: true,
    body: {
      ...{ sourceCurrency: currency, targetCurrency: currency, targetAmount: decimal(amountMinor), targetAccount },
      preferredPayIn: 'BALANCE',
    },
  });
  if (answer === 'silent') return silent;
  if (!isOk(answer)) return { outcome: 'refused' };
  const told = read(quoteAnswer, answer);
  if (!told) return silent;
  const option = told.paymentOptions.find(({ payIn }) => payIn === 'BALANCE');
  const isUsable =
    told.targetCurrency === currency &&
    told.targetAmount === decimal(amountMinor) &&
    option?.disabled !== true &&
    !told.notices.some(({ type }) => type === 'BLOCKED');
  return isUsable ? { outcome: 'ok', reference: told.id } : { outcome: 'refused' };
}

async function transfer(wise: Wise, request: TransferRequest): Promise<TransferAnswer> {
  const made = request.known === null ? await create(wise, request) : await found(wise, request.known);
  if ('outcome' in made) return made;
  if (!isAsAsked(made, request)) return silent;
  if (made.status !== 'incoming_payment_waiting') return told(made);
  const answer = await fund(wise, made);
  // Its messages name the transfer alone: without the name they would be nobody's.
  return answer.outcome === 'silent' ? { ...answer, reference: String(made.id) } : answer;
}

const told = ({ id, status }: WiseTransfer): TransferAnswer => ({
  ...{ outcome: 'ok', reference: String(id), state: stateNamed(status) },
});

/** What came back under our id is for this account and amount; anything else is nobody's to fund. */
const isAsAsked = (
  { targetAccount, targetCurrency, targetValue }: WiseTransfer,
  { account, amountMinor, currency }: TransferRequest,
): boolean =>
  (targetAccount === undefined || String(targetAccount) === account) &&
  (targetCurrency === undefined || targetCurrency === currency) &&
  (typeof targetValue !== 'number' || targetValue === decimal(amountMinor));

/**
 * The transfer under our id: the same id gives the same one, however often it is sent. A quote that has expired meanwhile
 * (30 minutes) is exchanged for a fresh one, once.
 */
async function create(wise: Wise, request: TransferRequest): Promise<WiseTransfer | TransferAnswer> {
  const first = await sendTransfer(wise, request, request.quote);
  if (first === 'silent' || isOk(first) || isForUs(first)) return createdFrom(first);
  const fresh = await quote(wise, request);
  if (fresh.outcome === 'silent') return silent;
  if (fresh.outcome !== 'ok') return { outcome: 'refused', code: codeOf(first), reference: null };
  return createdFrom(await sendTransfer(wise, request, fresh.reference));
}

function createdFrom(answer: OutsideAnswer | 'silent'): WiseTransfer | TransferAnswer {
  if (answer === 'silent' || isForUs(answer)) return silent;
  if (!isOk(answer)) return { outcome: 'refused', code: codeOf(answer), reference: null };
  return read(transferAnswer, answer) ?? silent;
}

const sendTransfer = (wise: Wise, { id, account, reference }: TransferRequest, quoteUuid: string) =>
  wise.call({
    method: 'POST',
    path: wise.path('v1', '/transfers'),
    about: '/transfers',
    isRepeatable: true,
    body: { targetAccount: Number(account), quoteUuid, customerTransactionId: id, details: { reference } },
  });

async function found(wise: Wise, reference: string): Promise<WiseTransfer | TransferAnswer> {
  const answer = await get(wise, reference);
  return answer === 'silent' || !isOk(answer) ? silent : (read(transferAnswer, answer) ?? silent);
}

const get = (wise: Wise, reference: string) =>
  wise.call({
    method: 'GET',
    path: wise.path('v1', `/transfers/${encodeURIComponent(reference)}`),
    about: '/transfers/{id}',
    isRepeatable: true,
  });

/** Pays a waiting transfer from our balance. One that cannot be paid is cancelled, so that it is never paid later. */
async function fund(wise: Wise, waiting: WiseTransfer): Promise<TransferAnswer> {
  const reference = String(waiting.id);
  const before = await fundedBefore(wise, reference);
  if (before) return before;
  const answer = await wise.call({
    method: 'POST',
    path: wise.path('v3', `/profiles/${wise.profileId}/transfers/${waiting.id}/payments`),
    about: '/profiles/{id}/transfers/{id}/payments',
    isRepeatable: false,
    body: { type: 'BALANCE' },
  });
  if (answer === 'silent' || isForUs(answer)) return silent;
  const funding = isOk(answer) ? read(fundingAnswer, answer) : null;
  if (funding?.status === 'COMPLETED') return onItsWay(reference);
  // An answer that is no funding says nothing: whether it was paid is asked for the next time.
  if (isOk(answer) && funding?.status !== 'REJECTED') return silent;
  // Somebody else may have paid it in the same moment: then it must not be cancelled.
  const meanwhile = await fundedBefore(wise, reference);
  if (meanwhile) return meanwhile;
  const code = funding?.errorCode ?? codeOf(answer);
  return (await cancel(wise, reference)) ? { outcome: 'refused', code, reference } : afterFailedCancel(wise, reference);
}

const onItsWay = (reference: string): TransferAnswer => ({ outcome: 'ok', reference, state: 'processing' });

/** The answer of a transfer that is funded already, by an earlier try or another process; null: it is not. */
async function fundedBefore(wise: Wise, reference: string): Promise<TransferAnswer | null> {
  const isFunded = await wasFunded(wise, reference);
  if (isFunded === null) return silent;
  return isFunded ? onItsWay(reference) : null;
}

/** Whether a payment for the transfer was completed; null: not known. */
async function wasFunded(wise: Wise, reference: string): Promise<boolean | null> {
  const answer = await wise.call({
    method: 'GET',
    path: wise.path('v1', `/transfers/${encodeURIComponent(reference)}/payments`),
    about: '/transfers/{id}/payments',
    isRepeatable: true,
  });
  if (answer === 'silent' || !isOk(answer)) return null;
  const list = read(fundingList, answer);
  return list === null ? null : list.some(({ status }) => status === undefined || status === 'COMPLETED');
}

async function afterFailedCancel(wise: Wise, reference: string): Promise<TransferAnswer> {
  const state = await stateOf(wise, reference);
  return state.outcome === 'ok' ? { outcome: 'ok', reference, state: state.state } : silent;
}

async function stateOf(wise: Wise, reference: string): ReturnType<PaymentsPort['stateOf']> {
  const answer = await get(wise, reference);
  if (answer === 'silent' || isForUs(answer)) return silent;
  if (answer.status === 404) return { outcome: 'unknown' };
  const known = isOk(answer) ? read(transferAnswer, answer) : null;
  return known ? { outcome: 'ok', state: stateNamed(known.status) } : silent;
}

async function cancel(wise: Wise, reference: string): Promise<boolean> {
  const answer = await wise.call({
    method: 'PUT',
    path: wise.path('v1', `/transfers/${encodeURIComponent(reference)}/cancel`),
    about: '/transfers/{id}/cancel',
    isRepeatable: true,
  });
  if (answer === 'silent') return false;
  return isOk(answer) && read(transferAnswer, answer)?.status === 'cancelled';
}

async function recipient(
  wise: Wise,
  { currency, kind, holder, fields: given }: Parameters<PaymentsPort['recipient']>[0],
): ReturnType<PaymentsPort['recipient']> {
  const { fields, faults } = accountFieldsOf(given);
  if (Object.keys(faults).length > 0) return { outcome: 'refused', fields: faults };
  const answer = await wise.call({
    method: 'POST',
    path: wise.path('v1', '/accounts'),
    about: '/accounts',
    isRepeatable: false,
    body: {
      ...{ profile: wise.profileId, currency, type: kind, accountHolderName: holder },
      details: { legalType: 'BUSINESS', ...fields },
    },
  });
  if (answer === 'silent' || isForUs(answer)) return silent;
  if (!isOk(answer)) return { outcome: 'refused', fields: fieldErrorsOf(answer) };
  const made = read(recipientAnswer, answer);
  const number = fields.IBAN ?? fields.accountNumber ?? '';
  return made ? { outcome: 'ok', account: String(made.id), ending: number.slice(-4) } : silent;
}

async function requirements(
  wise: Wise,
  currency: QuoteRequest['currency'],
  amountMinor: bigint,
): ReturnType<PaymentsPort['requirements']> {
  const query = new URLSearchParams({
    ...{ source: currency, target: currency, sourceAmount: decimal(amountMinor).toFixed(2) },
  });
  const answer = await wise.call({
    method: 'GET',
    path: wise.path('v1', `/account-requirements?${query}`),
    about: '/account-requirements',
    isRepeatable: true,
  });
  const kinds = answer === 'silent' || !isOk(answer) ? null : read(requirementsAnswer, answer);
  if (!kinds) return null;
  return kinds.map(({ type, fields }) => ({
    kind: type,
    fields: fields
      .flatMap(({ group }) => group)
      .map(({ key, name, required, validationRegexp }) => ({
        ...{ name: key, label: name, isRequired: required, pattern: validationRegexp ?? null },
      })),
  }));
}
