import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let sent: { url: string; credentials: string | undefined; headers: Record<string, string>; body: string }[];
let answers: (() => Response)[];

/** A document that names the base, and a network that gives the next answer. */
async function openApi() {
  vi.stubGlobal('document', { documentElement: { dataset: { apiBase: 'https://api.example.com/v1', siteUrl: '' } } });
  vi.stubGlobal('fetch', async (request: Request, init: RequestInit) => {
    const { url, headers } = request;
    const body = await request.text();
    sent.push({ url, credentials: init.credentials, headers: Object.fromEntries(headers), body });
    return (answers.shift() ?? (() => new Response(null, { status: 204 })))();
  });
  vi.resetModules();
  return { ...(await import('./api.ts')), ...(await import('./api-error.ts')) };
}

const refused = (status: number) => () =>
  Response.json({ code: 'x', message: 'Said', requestId: 'r-1', waitSeconds: 9 }, { status });

beforeEach(() => {
  [sent, answers] = [[], []];
});
afterEach(() => vi.unstubAllGlobals());

describe('calls to the API', () => {
  it('[CFG-04] go to the configured base with cookies, the application and the token', async () => {
    const { api, answerOf, connectSession } = await openApi();
    connectSession({ fresh: async () => 'abc', refused: async () => false });
    answers = [() => Response.json({ slaVersion: '3' })];
    expect(await answerOf(api.GET('/info/'))).toEqual({ slaVersion: '3' });
    expect(sent).toMatchObject([
      {
        url: 'https://api.example.com/v1/info/',
        credentials: 'include',
        headers: {
          ...{ 'x-application': 'sellers', authorization: 'Bearer abc' },
          traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
        },
      },
    ]);
  });

  it('give nothing for an answer without body, and carry no token where there is none', async () => {
    const { api, answerOf } = await openApi();
    expect(await answerOf(api.DELETE('/shipments/{qid}/', { params: { path: { qid: 'a' } } }))).toBeUndefined();
    expect(sent[0]?.headers.authorization).toBeUndefined();
  });

  it('a call that wants the second factor asks for it and goes again with its body; refused, it fails as it came', async () => {
    const { api, answerOf, connectProof, connectSession } = await openApi();
    connectSession({ fresh: async () => 'abc', refused: async () => false });
    const wants = () => Response.json({ code: 'second_factor_required', message: 'Said' }, { status: 403 });
    const call = () => answerOf(api.POST('/user/second-factor/', { body: { secret: 'mine' } }));
    const shown = [true, false];
    connectProof(async () => shown.shift() ?? false);
    answers = [wants, () => Response.json({ key: 'K' })];
    expect(await call()).toEqual({ key: 'K' });
    expect(sent.map(({ body }) => body)).toEqual(['{"secret":"mine"}', '{"secret":"mine"}']);
    answers = [wants];
    await expect(call()).rejects.toMatchObject({ code: 'second_factor_required' });
  });

  it('[ERR-15] a problem becomes an ApiError with its words, status and details', async () => {
    const { api, answerOf, ApiError, waitSecondsOf } = await openApi();
    answers = [refused(429)];
    const error = await answerOf(api.POST('/user/phone/verify/')).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'x', message: 'Said', requestId: 'r-1' });
    expect(waitSecondsOf(error)).toBe(9);
  });

  it('[ERR-01] a page of a proxy becomes an ApiError with the default text', async () => {
    const { api, answerOf } = await openApi();
    answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'r-2' } })];
    await expect(answerOf(api.GET('/info/'))).rejects.toMatchObject({ status: 502, code: 'unknown', requestId: 'r-2' });
  });

  it('[ERR-15] no answer from the network is a FailedToFetchError, asked for once (CFG-05)', async () => {
    const { api, answerOf, FailedToFetchError } = await openApi();
    answers = [
      () => {
        throw new TypeError('fetch failed');
      },
    ];
    await expect(answerOf(api.GET('/info/'))).rejects.toBeInstanceOf(FailedToFetchError);
    expect(sent).toHaveLength(1);
  });

  it('[SES-03] a refused token is renewed and the call sent again once, with its body', async () => {
    const { api, answerOf, connectSession } = await openApi();
    const tokens = ['old', 'new'];
    connectSession({ fresh: async () => tokens.shift() ?? null, refused: async () => true });
    answers = [refused(401), refused(401)];
    await expect(answerOf(api.POST('/user/phone/verify-token/', { body: { code: '123456' } }))).rejects.toMatchObject({
      status: 401,
    });
    expect(sent.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['Bearer old', '{"code":"123456"}'],
      ['Bearer new', '{"code":"123456"}'],
    ]);
  });

  it('a call with a token of its own is never sent again', async () => {
    const { api, answerOf, withToken, connectSession } = await openApi();
    connectSession({ fresh: async () => 'other', refused: async () => true });
    answers = [refused(401)];
    await expect(answerOf(api.GET('/user/', { fetch: withToken('own') }))).rejects.toMatchObject({ status: 401 });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer own']);
  });
});
