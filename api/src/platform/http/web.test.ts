import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonMessages } from '@quayside/contract/messages/common';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { longestPage } from './page-time.ts';
import { longestWork } from './request-time.ts';
import { registerWeb } from './web.ts';
import type { PageContentSource, WebBuild } from './web-build.ts';

const config = readConfig({ TOKEN_SECRET: 'x'.repeat(32), SITE_BASE_URL: 'https://portal.example.com' });
const page = (html: string, cacheControl: string, status = 200) =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "default-src 'self'",
    },
  });

let app: FastifyInstance;
afterEach(() => app.close());

const content: PageContentSource = {
  version: () => '1',
  story: async () => null,
  movedTo: async () => null,
  slugs: async () => [],
  previewed: () => null,
};

async function serve(build: Partial<WebBuild>, replaced: Partial<PageContentSource> = {}): Promise<FastifyInstance> {
  app = Fastify();
  await registerWeb(app, {
    config,
    build: { handle: async () => page('<p>', 'no-store'), isDevelopment: false, ...build },
    content: { ...content, ...replaced },
  });
  return app;
}

describe('the web application inside the API process', () => {
  it('[MKT-10] keeps a public page until the content changes, and answers 304 to who has it', async () => {
    let renders = 0;
    let version = '1';
    const handle = async () => page(`<p>${++renders}</p>`, 'public, max-age=0, must-revalidate');
    await serve({ handle }, { version: () => version });
    const first = await app.inject('/');
    expect((await app.inject('/?utm=1')).body).toBe(first.body);
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    version = '2';
    expect((await app.inject('/')).body).toBe('<p>2</p>');
  });

  it('[MKT-11] HEAD is answered with the headers of the page and no body, kept or not', async () => {
    const asked: string[] = [];
    const handle = async (request: Request) => {
      asked.push(request.method);
      return page('<p>fees</p>', 'public, max-age=0, must-revalidate');
    };
    await serve({ handle });
    const first = await app.inject({ method: 'HEAD', url: '/fees/' });
    const { headers } = await app.inject('/fees/');
    for (const told of [first, await app.inject({ method: 'HEAD', url: '/fees/' })]) {
      expect([told.statusCode, told.body]).toEqual([200, '']);
      expect([told.headers.etag, told.headers['content-length']]).toEqual([headers.etag, headers['content-length']]);
    }
    expect(asked).toEqual(['GET']);
  });

  it('[MKT-10] a page asked for in a language is not kept for those who ask for none', async () => {
    const handle = async ({ url }: Request) =>
      page(new URL(url).searchParams.get('lang') ?? 'en', 'public, max-age=0, must-revalidate');
    await serve({ handle });
    const told = async (url: string) => (await app.inject(url)).body;
    expect(await told('/newsletter/?lang=nl')).toBe('nl');
    expect(await told('/newsletter/')).toBe('en');
    expect(await told('/newsletter/?utm=1&lang=nl')).toBe('nl');
    // What is no language makes no page of its own.
    expect(await told('/newsletter/?lang=xx')).toBe('en');
  });

  it('[RT-38] [ERR-05] whoever asks for a new password elsewhere is led there; the links of our mails stay', async () => {
    app = Fastify();
    const elsewhere = 'https://accounts.example.com/new-password';
    const given = { TOKEN_SECRET: 'x'.repeat(32), RESET_PASSWORD_URL: elsewhere };
    const build = { handle: async () => page('<p>', 'no-store'), isDevelopment: false };
    await registerWeb(app, { config: readConfig(given), build, content });
    for (const path of ['/reset-password/', '/reset-password', '/reset-password/?from=login']) {
      const { statusCode, headers } = await app.inject(path);
      expect([statusCode, headers.location]).toEqual([302, elsewhere]);
    }
    for (const path of ['/reset-password/?secret=abc', '/login/'])
      expect((await app.inject(path)).statusCode).toBe(200);
  });

  it('[MKT-11] the favicon is asked for again after a day, what has its hash in its name never', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quayside-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'assets', 'page-3f2a.js'), '');
    await serve({ clientDirectory: folder });
    const kept = async (path: string) => (await app.inject(path)).headers['cache-control'];
    expect(await kept('/favicon.svg')).toBe('public, max-age=86400');
    expect(await kept('/assets/page-3f2a.js')).toBe('public, max-age=31536000, immutable');
    await rm(folder, { recursive: true });
  });

  it('answers an address that asks without end with a page that says so', async () => {
    app = Fastify();
    await registerWeb(app, {
      config: { ...config, requestsPerMinute: 10 },
      build: { handle: async () => page('<p>', 'no-store'), isDevelopment: false },
      content,
    });
    for (let n = 0; n < 10; n += 1) expect((await app.inject('/nowhere')).statusCode).toBe(200);
    const { statusCode, headers, body } = await app.inject('/nowhere');
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('Too many requests. Wait a moment, then try again.');
  });

  it('says when to come again while the content can’t be read, and keeps no page of that time', async () => {
    const handle: WebBuild['handle'] = async (_request, host) => {
      try {
        await host.content.story('home');
        return page('<p>whole</p>', 'public, max-age=0, must-revalidate');
      } catch {
        return page('<p>failed</p>', 'no-store', 500);
      }
    };
    let isAway = true;
    const story = async () => {
      if (isAway) throw new Error('the database is away');
      return null;
    };
    await serve({ handle }, { story });
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
    isAway = false;
    const back = await app.inject('/');
    expect([back.statusCode, back.headers['retry-after'], back.body]).toEqual([200, undefined, '<p>whole</p>']);
  });

  it('[RT-02] a form that signs in calls as its visitor does, and gives all the cookies that are set', async () => {
    let heard: Record<string, unknown> = {};
    const handle: WebBuild['handle'] = async (_request, host) => {
      const { cookies } = await host.callApi('/auth/login/', {}, { asVisitor: true });
      const headers = new Headers({ location: '/dashboard/' });
      for (const cookie of cookies) headers.append('set-cookie', cookie);
      return new Response(null, { status: 303, headers });
    };
    await serve({ handle });
    app.post('/api/auth/login/', { config: { permission: 'public' } }, ({ headers, ip }, reply) => {
      heard = { cookie: headers.cookie, browser: headers['user-agent'], for: headers['x-application'], ip };
      return reply.header('set-cookie', ['refresh=1; HttpOnly', 'hint=S']).send({});
    });
    const sent = { cookie: 'device=7', 'user-agent': 'Firefox', 'x-application': 'buyers' };
    const answer = await app.inject({ method: 'POST', url: '/login/', headers: sent, remoteAddress: '10.1.2.3' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toEqual(['refresh=1; HttpOnly', 'hint=S']);
    expect(heard).toEqual({ cookie: 'device=7', browser: 'Firefox', for: 'sellers', ip: '10.1.2.3' });
  });

  it('a form that the API could not take says so by its status, and shows the page with what was typed', async () => {
    const handle: WebBuild['handle'] = async (_request, host) => {
      await host.callApi('/no-such-call/', {});
      return page('<p>what was typed</p>', 'no-store');
    };
    await serve({ handle });
    app.post('/api/no-such-call/', { config: { permission: 'public' } }, (_request, reply) => reply.code(503).send());
    const answer = await app.inject({ method: 'POST', url: '/newsletter/', payload: 'email=a' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '3',
      '<p>what was typed</p>',
    ]);
  });

  it('a page that is never made is given up and says when to come again; its maker is told to stop', async () => {
    let stopped: AbortSignal | undefined;
    app = Fastify();
    await registerWeb(app, {
      config,
      build: {
        handle: ({ signal }) => {
          stopped = signal;
          return new Promise(() => undefined);
        },
        isDevelopment: false,
      },
      content,
      pageLimit: 50,
    });
    const { statusCode, headers, body } = await app.inject('/orders/');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
    expect(body).toContain(commonMessages.unavailable);
    expect(body).toContain(`<code>${headers['x-request-id']}</code>`);
    expect(stopped?.aborted).toBe(true);
    // Whatever it waits for, the page says so before the request itself is given up.
    expect(longestPage).toBeLessThan(longestWork);
  });

  it('an outage writes one line for each cause, whatever number of pages is asked for; a fault of ours each time', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    app = Fastify({ logger: { level: 'error', stream } });
    const failing: Record<string, Error> = {
      '/a/': new DatabaseUnavailable(new Error('gone')),
      '/b/': new DatabaseUnavailable(new Error('too slow')),
      '/c/': new Error('a fault of ours'),
    };
    const handle: WebBuild['handle'] = async ({ url }, host) => {
      const { pathname } = new URL(url);
      const error = failing[pathname];
      if (error) throw error;
      await host.content.story('home').catch(host.report);
      return page('<p>', 'no-store', 500);
    };
    const story = async () => Promise.reject(new Error('The content system did not answer'));
    await registerWeb(app, { config, build: { handle, isDevelopment: false }, content: { ...content, story } });
    for (let n = 0; n < 20; n += 1) for (const url of ['/a/', '/b/', '/c/', '/']) await app.inject(url);
    const told = (words: string) => lines.filter((line) => line.includes('page failed') && line.includes(words)).length;
    const causes = ['gone', 'too slow', 'The content system did not answer', 'a fault of ours'];
    expect(causes.map(told)).toEqual([1, 1, 1, 20]);
  });

  it('a page that fails while the database is away is no fault of ours', async () => {
    await serve({
      handle: async () => {
        throw new DatabaseUnavailable(new Error('gone'));
      },
    });
    const { statusCode, headers } = await app.inject('/dashboard/');
    expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
  });

  it('keeps neither portal pages nor missing ones', async () => {
    let renders = 0;
    await serve({
      handle: async () =>
        page(`<p>${++renders}</p>`, renders > 2 ? 'public, max-age=0' : 'no-store', renders > 2 ? 404 : 200),
    });
    for (const expected of ['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>'])
      expect((await app.inject('/x')).body).toBe(expected);
  });

  it('every page carries the security headers, a page that fails too', async () => {
    await serve({ handle: async () => Promise.reject(new Error('boom')) });
    const { statusCode, headers, body } = await app.inject('/orders/');
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toContain('boom');
  });

  it('[LAY-08] the page of last resort names the error, the way out and the id to quote', async () => {
    await serve({ handle: async () => Promise.reject(new Error('boom')) });
    const { headers, body } = await app.inject('/orders/');
    expect(body).toContain('Oops, there is an error!');
    expect(body).toContain(`<code>${headers['x-request-id']}</code>`);
    expect(body).toContain('mailto:support@quayside.example');
  });

  it('[MKT-11] a form reaches the page unparsed; one that is too large does not', async () => {
    let received = '';
    await serve({
      handle: async (request) => {
        received = await request.text();
        return page('<p>', 'no-store');
      },
    });
    const form = {
      method: 'POST',
      url: '/newsletter/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    await app.inject({ ...form, payload: 'email=a%40b.example' });
    expect(received).toBe('email=a%40b.example');
    expect((await app.inject({ ...form, payload: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });
});
