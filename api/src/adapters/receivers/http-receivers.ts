/**
 * Calls receivers over HTTP. Where the host leads is decided once, as the connection is made: a name that leads elsewhere a
 * moment later gains nothing. No redirect is followed, no answer is read, nothing but the outcome is reported.
 */
import { lookup as resolveWith } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { seconds } from '../../kernel/clock.ts';
import type { OutsideReport } from '../../platform/outside-call.ts';
import { isPublicAddress } from './public-address.ts';
import type { ReceiverAnswer, ReceiverMessage, ReceiversPort } from './receivers.port.ts';

type Around = {
  /** Development: private addresses are called too. */
  readonly isOpen: boolean;
  readonly report: (report: OutsideReport) => void;
  /** Replaced by tests. */
  readonly timeoutMs?: number;
};

const longestCall = seconds(10);
const longestLookup = seconds(3);
const refused = 'EREFUSEDADDRESS';

export function httpReceivers({ isOpen, report, timeoutMs = longestCall }: Around): ReceiversPort {
  const lookup = isOpen ? undefined : publicLookup;
  return {
    mayReach: async (host) => isOpen || leadsOutside(host),
    post: async (message) => {
      const isLocal = !isOpen && isIP(bare(message.url)) !== 0 && !isPublicAddress(bare(message.url));
      const answer: ReceiverAnswer = isLocal
        ? { problem: 'ADDRESS_REFUSED' }
        : await sent(message, lookup, AbortSignal.timeout(timeoutMs));
      report({ service: 'webhooks', method: 'POST', about: '/', outcome: outcomeOf(answer), attempt: 1 });
      return answer;
    },
  };
}

/** The host without the brackets of IPv6. */
const bare = (url: string): string => withoutBrackets(new URL(url).hostname);
const withoutBrackets = (host: string): string => host.replace(/^\[/, '').replace(/\]$/, '');

async function leadsOutside(given: string): Promise<boolean> {
  const host = withoutBrackets(given);
  if (isIP(host) !== 0) return isPublicAddress(host);
  const found = resolve(host, { all: true }).catch(() => []);
  const late = new Promise<never[]>((done) => setTimeout(() => done([]), longestLookup).unref());
  return (await Promise.race([found, late])).every(({ address }) => isPublicAddress(address));
}

/** One private address among several is enough to be refused. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolveWith(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? codeError('ENOTFOUND'), '');
    else if (!found.every(({ address }) => isPublicAddress(address))) done(codeError(refused), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

const codeError = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

function sent(
  { url, headers, body }: ReceiverMessage,
  lookup: LookupFunction | undefined,
  signal: AbortSignal,
): Promise<ReceiverAnswer> {
  const request = new URL(url).protocol === 'https:' ? safeRequest : plainRequest;
  const content = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((done) => {
    const sending = request(url, {
      ...{ method: 'POST', agent: false, signal, ...(lookup ? { lookup } : {}) },
      headers: { ...content, 'user-agent': 'Quayside-Webhooks/1', ...headers },
    });
    sending.on('error', (error) => done({ problem: problemOf(error, signal) }));
    sending.on('response', (response) => {
      response.on('error', () => undefined);
      done({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sending.end(body);
  });
}

function problemOf(error: NodeJS.ErrnoException, signal: AbortSignal) {
  if (error.code === refused) return 'ADDRESS_REFUSED';
  return signal.aborted ? 'TIMEOUT' : 'NO_CONNECTION';
}

function outcomeOf(answer: ReceiverAnswer): OutsideReport['outcome'] {
  if ('status' in answer) return answer.status;
  return answer.problem === 'TIMEOUT' ? 'timeout' : 'no_connection';
}
