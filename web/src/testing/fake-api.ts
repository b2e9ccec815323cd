/** The API of a page test: answers in the shapes of the contract, and what was asked. In place of `fetch`, nothing below it. */
import { problem } from '@quayside/contract/problem';
import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';

/** `PUT /addresses/{qid}/`: without the API's path; ids in it may be any. */
type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}/`;
type Answer = () => Promise<Response> | Response;

export interface Heard {
  call: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

export interface FakeApi {
  /** From now on the call is answered so. */
  on: (call: Call, answer: Answer) => void;
  /** What was asked of it, oldest first. */
  heard: (call: Call) => Heard[];
}

const json = (status: number, body: unknown) => Response.json(body, { status });

/** An answer that holds to its schema: a test cannot show a page what the API would never say. */
export const answer =
  <Schema extends z.ZodType>(schema: Schema, body: z.input<Schema>): Answer =>
  () =>
    json(200, schema.parse(body));

/** A refusal, with what it says of fields. */
export const refusal =
  (status: number, code: string, message: string, fields: Readonly<Record<string, string>> = {}): Answer =>
  () => {
    const errors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [{ code, message: text }]]));
    const body = { type: 'about:blank', title: code, status, code, message, requestId: 'request', errors };
    return json(status, problem.parse(body));
  };

/** The network fails: nobody knows whether the call arrived. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer until `arrive` is called, which then gives that one. */
export function late(then: Answer): { answer: Answer; arrive: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(then), arrive: resolve };
}

/** Of forms with files what was sent, as text. */
const bodyOf = ({ headers }: Request, text: string): unknown =>
  text === '' || !headers.get('content-type')?.includes('json') ? text || null : JSON.parse(text);

/** For this test alone. A call that was not named fails it. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, Answer>();
  const all: Heard[] = [];
  const unnamed: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, '').replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{qid}')}`;
    const text = await request.text();
    all.push({ call, query: Object.fromEntries(searchParams), body: bodyOf(request, text) });
    const found = answers.get(call);
    if (!found) unnamed.push(call);
    return found ? found() : json(500, {});
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (unnamed.length > 0) throw new Error(`asked, and not named: ${unnamed.join(', ')}`);
  });
  return { on: (call, given) => answers.set(call, given), heard: (call) => all.filter((one) => one.call === call) };
}
