import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../../testing/user.factory.ts';

type Answer = { status: number; body?: unknown };
type Call = { method: string; path: string; headers: Record<string, string> };

const token = (name: string, secondsLeft = 600) => ({
  user: makeUser(),
  accessToken: name,
  accessExp: Math.floor(now / 1_000) + secondsLeft,
  signature: 's',
});
const problem = (status: number, code: string): Answer => ({
  status,
  body: { status, code, message: code, requestId: 'r' },
});
const now = Date.UTC(2026, 10, 21, 8);

let calls: Call[];
let events: string[];
let assigned: string[];
let answers: Record<string, () => Answer | Promise<Answer>>;

/** A browser's few globals, and an API that answers as told. */
function stubBrowser(cookie: string): void {
  vi.stubGlobal('document', {
    cookie,
    documentElement: { dataset: { apiBase: 'https://portal.example.com/api' } },
    addEventListener: () => undefined,
    visibilityState: 'visible',
  });
  vi.stubGlobal('window', { dispatchEvent: (event: CustomEvent) => events.push(event.detail.name) });
  vi.stubGlobal('location', {
    origin: 'https://portal.example.com',
    pathname: '/',
    assign: (to: string) => assigned.push(to),
    reload: () => assigned.push('reload'),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', async ({ url, method, headers }: Request) => {
    const path = new URL(url).pathname;
    calls.push({ method, path, headers: Object.fromEntries(headers) });
    const { status, body } = await (answers[path] ?? (() => problem(404, 'not_found')))();
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
}

const begin = async (cookie = 'quayside_hint=seller') => {
  stubBrowser(cookie);
  vi.resetModules();
  const session = await import('./session.ts');
  session.startSession();
  return session;
};

const open = async (cookie?: string) => {
  const session = await begin(cookie);
  await vi.waitFor(() => expect(session.readSession().status).not.toBe('NOT_SET'));
  return session;
};

// Files share their modules: who is signed in here is not asked for a new token in the next one, minutes later.
afterAll(() => vi.resetModules());
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  [calls, events, assigned] = [[], [], []];
  answers = {
    '/api/auth/refresh/': () => ({ status: 200, body: token('first') }),
    '/api/user/': () => ({ status: 200, body: makeUser() }),
    '/api/auth/logout/': () => ({ status: 204 }),
  };
});

describe('the session of a tab', () => {
  it('[SES-01] becomes VERIFIED with the user, INVALID where nobody is signed in', async () => {
    expect((await open()).readSession()).toMatchObject({ status: 'VERIFIED', user: { account: 'Marlin Trading' } });
    answers['/api/auth/refresh/'] = () => problem(401, 'not_authenticated');
    expect((await open()).readSession().status).toBe('INVALID');
  });

  it('asks for nothing where no hint says that somebody was signed in', async () => {
    expect((await open('')).readSession().status).toBe('INVALID');
    expect(calls).toEqual([]);
  });

  it('[CFG-04] names the application on every call and carries the token once there is one', async () => {
    await open();
    expect(calls.map(({ path, headers }) => [path, headers['x-application'], headers.authorization])).toEqual([
      ['/api/auth/refresh/', 'sellers', undefined],
      ['/api/user/', 'sellers', 'Bearer first'],
    ]);
  });

  it('[SES-02] signs out an account that is neither staff, warehouse nor seller', async () => {
    answers['/api/user/'] = () => ({ status: 200, body: makeUser({ isSeller: false }) });
    expect((await open()).readSession().status).toBe('INVALID');
    expect(calls.at(-1)).toMatchObject({ path: '/api/auth/logout/', headers: { authorization: 'Bearer first' } });
  });

  it('[SES-08] refreshes every 240 s; many asking at once refresh once', async () => {
    const session = await open();
    const refreshes = () => calls.filter(({ path }) => path === '/api/auth/refresh/').length;
    await vi.advanceTimersByTimeAsync(240_000);
    expect(refreshes()).toBe(2);
    answers['/api/auth/refresh/'] = () => ({ status: 200, body: token('third') });
    vi.setSystemTime(now + 500_000);
    await Promise.all([session.reloadUser(), session.reloadUser(), session.reloadUser()]);
    expect(refreshes()).toBe(3);
  });

  it('[SES-03] a token with 210 s or less left is renewed before it is used', async () => {
    answers['/api/auth/refresh/'] = () => ({ status: 200, body: token(`n${calls.length}`, 210) });
    const session = await open();
    await session.reloadUser();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/auth/refresh/',
      '/api/user/',
      '/api/auth/refresh/',
      '/api/user/',
    ]);
  });

  it('[SES-09] [ERR-02] a token that cannot be had is an event, and the session is over', async () => {
    const session = await open();
    answers['/api/auth/refresh/'] = () => problem(401, 'session_revoked');
    await vi.advanceTimersByTimeAsync(240_000);
    expect(events).toContain('get_access_token_error');
    expect(session.readSession().status).toBe('INVALID');
  });

  it.each([429, 500, 502, 503])(
    '[SES-09] an answer of %i is an event, and nobody is signed out by it',
    async (status) => {
      const session = await open();
      answers['/api/auth/refresh/'] = () => ({ status, body: 'Bad gateway' });
      await vi.advanceTimersByTimeAsync(240_000);
      expect(events).toContain('get_access_token_error');
      expect(session.readSession().status).toBe('VERIFIED');
      answers['/api/auth/refresh/'] = () => ({ status: 200, body: token('second') });
      const { api } = await import('../../lib/api.ts');
      vi.setSystemTime(now + 500_000);
      await api.GET('/info/');
      expect(calls.at(-1)?.headers.authorization).toBe('Bearer second');
    },
  );
});

describe('a page that is loaded while the server restarts', () => {
  it.each(['/api/auth/refresh/', '/api/user/'])(
    '[SES-01] [SES-09] waits for %s and goes on signed in',
    async (path) => {
      const well = answers[path] ?? (() => problem(404, 'not_found'));
      answers[path] = () => ({ status: 503, body: 'Bad gateway' });
      const session = await begin();
      await vi.waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(3), { timeout: 10_000 });
      expect(session.readSession().status).toBe('NOT_SET');
      if (path === '/api/auth/refresh/') expect(events).toContain('get_access_token_error');
      answers[path] = well;
      await vi.waitFor(() => expect(session.readSession().status).toBe('VERIFIED'), { timeout: 20_000 });
    },
  );

  it.each(['/api/auth/refresh/', '/api/user/'])(
    '[SES-01] waits for the network behind %s, half a minute',
    async (path) => {
      answers[path] = () => {
        throw new TypeError('fetch failed');
      };
      const session = await begin();
      await vi.waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(4), { timeout: 15_000 });
      expect(session.readSession().status).toBe('NOT_SET');
      await vi.waitFor(() => expect(session.readSession().status).toBe('INVALID'), { timeout: 40_000 });
    },
  );

  it('[SES-01] signs nobody out who only asked for their facts anew', async () => {
    const session = await open();
    answers['/api/user/'] = () => ({ status: 503, body: 'Bad gateway' });
    await session.reloadUser();
    expect(session.readSession().status).toBe('VERIFIED');
  });
});

describe('signing in and out', () => {
  it('[SES-05] an account of another kind is refused, its session ended with the issued token, the event recorded', async () => {
    const session = await open('');
    answers['/api/auth/login/'] = () => ({
      status: 200,
      body: { ...token('issued'), user: makeUser({ isSeller: false }) },
    });
    await expect(session.signIn('b@buyer.example', 'x')).rejects.toBeInstanceOf(session.InvalidPortalUserLoginError);
    expect(calls.at(-1)).toMatchObject({ path: '/api/auth/logout/', headers: { authorization: 'Bearer issued' } });
    expect(events).toContain('invalid_portal_user');
    expect(session.readSession().status).toBe('INVALID');
  });

  it('[SES-05] the server’s own refusal is the same error', async () => {
    const session = await open('');
    answers['/api/auth/login/'] = () => problem(403, 'invalid_portal_user');
    await expect(session.signIn('b@buyer.example', 'x')).rejects.toBeInstanceOf(session.InvalidPortalUserLoginError);
  });

  it('[SES-06] success stores the user and is tracked', async () => {
    const session = await open('');
    answers['/api/auth/login/'] = () => ({ status: 200, body: { ...token('issued'), user: makeUser() } });
    await session.signIn('anna@marlin.example', 'x');
    expect(session.readSession()).toMatchObject({ status: 'VERIFIED' });
    expect(events).toContain('login');
  });

  it('[SES-07] signing out ends the session here even when the server fails, and loads the page anew', async () => {
    const session = await open();
    answers['/api/auth/logout/'] = () => problem(500, 'internal');
    await session.signOut();
    expect(events).toContain('logout_failed');
    expect(session.readSession().status).toBe('INVALID');
    expect(assigned).toEqual(['/']);
  });

  it('[SES-07] signing out without a network signs out: whoever comes next is nobody, and the server hears it then', async () => {
    const session = await open();
    answers['/api/auth/logout/'] = () => {
      throw new TypeError('fetch failed');
    };
    await session.signOut();
    const [left = ''] = document.cookie.split(';');
    calls = [];
    answers['/api/auth/logout/'] = () => ({ status: 204 });
    expect((await open(left)).readSession().status).toBe('INVALID');
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout/']));
  });

  it('[SES-07] a tab that is left open follows a sign-out without a network in another', async () => {
    const session = await open();
    // biome-ignore lint/suspicious/noDocumentCookie: what another tab has written
    document.cookie = 'quayside_hint=-;path=/';
    calls = [];
    await vi.advanceTimersByTimeAsync(240_000);
    expect(session.readSession().status).toBe('INVALID');
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout/']);
  });

  it('[SES-07] signs out before the server hears it: a page that is loaded meanwhile is nobody’s', async () => {
    const session = await open();
    const ended = Promise.withResolvers<Answer>();
    answers['/api/auth/logout/'] = () => ended.promise;
    void session.signOut();
    expect(document.cookie).toMatch(/^quayside_hint=-;/);
    // biome-ignore lint/suspicious/noDocumentCookie: somebody signed in in another tab
    document.cookie = 'quayside_hint=seller';
    ended.resolve(problem(503, 'unavailable'));
    await vi.waitFor(() => expect(assigned).toEqual(['/']));
    expect(document.cookie).toBe('quayside_hint=seller');
  });

  it('[SES-07] somebody else who signed in in another tab is never acted for: the page is loaded anew', async () => {
    const session = await open();
    answers['/api/auth/refresh/'] = () => ({
      status: 200,
      body: { ...token('theirs'), user: makeUser({ qid: 'other' }) },
    });
    await vi.advanceTimersByTimeAsync(240_000);
    await vi.waitFor(() => expect(assigned).toEqual(['reload']));
    expect(session.readSession()).toMatchObject({ status: 'VERIFIED', user: { account: 'Marlin Trading' } });
  });

  it('[SES-07] whoever signs in waits for the session before to end, so that its end is not theirs', async () => {
    const ended = Promise.withResolvers<Answer>();
    answers['/api/auth/logout/'] = () => ended.promise;
    answers['/api/auth/login/'] = () => problem(401, 'invalid_credentials');
    const session = await open('quayside_hint=-');
    const signingIn = session.signIn('a@b.example', 'password').catch(() => 'refused');
    await Promise.resolve();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout/']);
    ended.resolve({ status: 204 });
    expect(await signingIn).toBe('refused');
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout/', '/api/auth/login/']);
  });
});
