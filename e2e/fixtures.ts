/**
 * What every journey starts from: a browser that reports each broken rule of the content security policy and each
 * uncaught error, a person who is signed in, and orders made on demand, so that no journey depends on another.
 */
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { watchTraffic } from './traffic.ts';

export { expect };

/** The public password of the demo world. */
export const password = 'quayside-demo-2026';

export const people = {
  seller: 'owner@waldhuis.example',
  pounds: 'owner@brightwater.example',
  large: 'owner@gruenwald.example',
  /** One order beside its own is all that a journey has to reckon with here. */
  undisturbed: 'owner@devriesenzoon.example',
  /** Each for one journey alone: it sets up a second factor, and ends sessions elsewhere. */
  guarded: 'owner@emptyshelf.example',
  keyed: 'owner@sjoberg.example',
  leaving: 'finance@waldhuis.example',
  staff: 'staff@quayside.example',
  warehouse: 'worker@rotterdam.example',
  lead: 'lead@rotterdam.example',
  unverified: 'unverified@waldhuis.example',
} as const;

/** A signed-in person's way to the API. Paths begin below /api. */
export interface Session {
  sellerQid: string | null;
  call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: unknown) => Promise<Answer>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is looked at where it is used
  body: any;
}

/**
 * Signs the context in without the page: the cookies of the answer belong to the context, so that its pages open as this
 * person. Signing in through the page is what auth.spec.ts is about.
 */
export const signIn = ({ request }: BrowserContext, email: string): Promise<Session> => sessionOf(request, email);

async function sessionOf(request: APIRequestContext, email: string): Promise<Session> {
  const headers = { 'X-Application': 'sellers' };
  const answer = await request.post('/api/auth/login/', { headers, data: { email, password } });
  expect(answer.status(), `sign-in of ${email}`).toBe(200);
  const { accessToken, user } = await answer.json();
  const call: Session['call'] = async (method, path, data) => {
    const response = await request.fetch(`/api${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${accessToken}` },
      ...(data === undefined ? {} : { data }),
    });
    const text = await response.text();
    return { status: response.status(), body: text === '' ? null : JSON.parse(text) };
  };
  return { sellerQid: user.company.qid, call };
}

/** Settles when a page of the context listens: until then nothing can arrive by itself. */
export const listening = (context: BrowserContext) =>
  context.waitForEvent('response', {
    predicate: (answer) => answer.url().includes('/api/events/?once=false') && answer.status() === 200,
  });

/** Signs in once for many journeys, and again when the token has ended. */
export async function signInForLong(request: APIRequestContext, email: string): Promise<Session> {
  let session = await sessionOf(request, email);
  const call: Session['call'] = async (...asked) => {
    const answer = await session.call(...asked);
    if (answer.status !== 401) return answer;
    session = await sessionOf(request, email);
    return session.call(...asked);
  };
  return { sellerQid: session.sellerQid, call };
}

interface Fixtures {
  /** Fails the test when any page of it broke the content security policy or left an error uncaught. */
  faults: string[];
  /** Another visitor: a context of its own, watched and closed like the first one. */
  visitor: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** Staff who make orders, beside every browser. */
  staff: Session;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await watch(context, faults);
      await use(faults);
      expect(faults, 'no rule of the content security policy broken, no error uncaught').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, faults, contextOptions, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
      opened.push(context);
      await watch(context, faults);
      return context;
    });
    for (const context of opened) await context.close();
  },
  staff: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      await use(await signInForLong(request, people.staff));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  watchTraffic(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noConsole: the way out of the page
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${error.error().stack}`));
}

/**
 * Counts presses (a click, a tap, a key command) from the portal home. Text is typed and not counted, nor is Tab from one
 * field to the next while typing.
 */
export function pressCounter(allowed: number) {
  let count = 0;
  return {
    press: async (act: Promise<unknown>) => {
      count += 1;
      await act;
    },
    check: () => expect(count, 'presses from the portal home').toBeLessThanOrEqual(allowed),
  };
}

/** Listens to what this page reports to analytics (ORD-18) until it is loaded anew. Answers with the names heard so far. */
export async function hearEvents(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const names: string[] = [];
    window.addEventListener('quayside:event', (event) => {
      if (event instanceof CustomEvent) names.push(event.detail.name);
    });
    return names;
  });
  return () => heard.jsonValue();
}

/** Where the focus is: lost to the page, on something that does not show it, handed to a place that only the page gives it, or shown. */
function focusState(): 'lost' | 'hidden' | 'handed' | 'shown' {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return 'lost';
  if (focused.matches('main [tabindex="-1"]')) return 'handed';
  const { top, bottom, width } = focused.getBoundingClientRect();
  const isOutlined = [focused, focused.closest('label')].some((element) => {
    const style = element ? getComputedStyle(element) : null;
    return style !== null && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  });
  return isOutlined && width > 0 && bottom > 0 && top < innerHeight ? 'shown' : 'hidden';
}

/**
 * Hands on the keyboard only. After each Tab the focus must be shown, or handed on where what had it went with a change of the
 * page (once on the way); after any other key, and when a dialog has closed, it must be somewhere.
 */
export function keyboard(page: Page) {
  const key = async (name: string) => {
    await page.keyboard.press(name);
    await expect.poll(() => page.evaluate(focusState), `focus after ${name}`).not.toBe('lost');
  };
  const to = async (target: Locator) => {
    await expect(target).toBeVisible();
    let handed = 0;
    for (let step = 0; step < 80; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(focusState), 'focus after Tab')
        .toMatch(handed > 0 ? /^shown$/ : /^(shown|handed)$/);
      if ((await page.evaluate(focusState)) === 'handed') handed += 1;
    }
    throw new Error(`Tab never reached ${target}`);
  };
  const closed = async () => {
    await expect(page.locator('[role=dialog], dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(focusState), 'focus after closing').not.toBe('lost');
  };
  return { key, to, closed };
}
