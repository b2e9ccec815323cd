// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true,"disableIframePageLoading":true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutsideServices } from '../../lib/outside/outside-services.ts';

const services: OutsideServices = {
  googleAds: 'AW-123456789/AbC-dEf',
  metaPixel: '1234567890',
  datadog: { applicationId: 'a', clientToken: 'pub1', site: 'us3.datadoghq.com' },
};
const reviews = 'https://reviews.example.com/widget';
const page = `
  <main id="content" tabindex="-1"></main>
  <footer>
    <div data-reviews-frame="${reviews}" data-title="Customer reviews"><button type="button">Show the reviews</button></div>
    <a href="/legal/cookies/#cookie-settings">Cookie settings</a>
  </footer>
  <aside data-consent hidden>
    <button type="button" data-answer="no">Refuse</button><button type="button" data-answer="yes">Allow</button>
  </aside>`;

let reloads: number;
/** Listeners of a page end with it: each test is a page of its own. */
let left: AbortController;

beforeEach(() => {
  vi.resetModules();
  left = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, heard: EventListenerOrEventListenerObject) =>
    listen(type, heard, { signal: left.signal }),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
  reloads = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  document.documentElement.dataset.outside = JSON.stringify(services);
});
afterEach(() => {
  left.abort();
  for (const name of document.cookie.split('; ')) endCookie(name.split('=')[0] ?? '');
  localStorage.clear();
  delete document.documentElement.dataset.outside;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  for (const name of ['dataLayer', 'fbq', 'DD_RUM']) Reflect.deleteProperty(window, name);
});

/** A visit of the page: what stands in cookies and storage stays. */
async function visit(): Promise<void> {
  vi.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = page;
  const { askConsent } = await import('./consent-banner.ts');
  askConsent();
  await import('./outside-script.ts');
}
function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page's own scripts set it
  document.cookie = text;
}
const endCookie = (name: string): void => setCookie(`${name}=; Path=/; Max-Age=-1`);
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === name)?.click();
const isAsked = () => document.querySelector('aside')?.hidden === false;
const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
const hosts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const all = ['www.googletagmanager.com', 'connect.facebook.net', 'www.datadoghq-browser-agent.com'];

describe('[INTG-06] [INTG-17] the gate before services of others', () => {
  it('loads nothing while the question stands and after a no, on this page and the next', async () => {
    await visit();
    expect(isAsked()).toBe(true);
    expect([hosts(), frames()]).toEqual([[], []]);
    press('Refuse');
    expect([hosts(), frames(), localStorage.length, reloads]).toEqual([[], [], 0, 0]);
    await visit();
    expect(isAsked()).toBe(false);
    expect([hosts(), frames(), document.cookie]).toEqual([[], [], 'quayside_consent=no']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('loads all that is configured with a yes, the frame of reviews in its bounds, and at once on the next page', async () => {
    await visit();
    press('Allow');
    expect([hosts(), frames()]).toEqual([all, [reviews]]);
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect([frame?.title, frame?.loading, frame?.referrerPolicy]).toEqual(['Customer reviews', 'lazy', 'no-referrer']);
    await visit();
    expect([hosts(), frames()]).toEqual([all, [reviews]]);
  });

  it('a press on the card of the reviews is a yes to its host alone, and is not kept', async () => {
    await visit();
    press('Refuse');
    press('Show the reviews');
    expect([hosts(), frames(), document.cookie]).toEqual([[], [reviews], 'quayside_consent=no']);
    await visit();
    expect(frames()).toEqual([]);
  });

  it('leaves the card to the framework where that runs the page, as before the sign-in', async () => {
    vi.stubGlobal('__reactRouterContext', {});
    await visit();
    press('Show the reviews');
    press('Allow');
    expect([hosts(), frames()]).toEqual([all, []]);
    await visit();
    expect(frames()).toEqual([]);
  });

  it('withdrawn, what the yes had set is gone, the page begins anew and loads nothing more', async () => {
    await visit();
    press('Allow');
    for (const name of ['_gcl_au', '_fbp', '_dd_s']) setCookie(`${name}=1; Path=/`);
    setCookie('quayside_theme=dark; Path=/');
    localStorage.setItem('_gcl_ls', '1');
    expect(localStorage.getItem('quayside_visitor')).not.toBeNull();
    press('Cookie settings');
    expect(isAsked()).toBe(true);
    press('Refuse');
    expect(document.cookie.split('; ').toSorted()).toEqual(['quayside_consent=no', 'quayside_theme=dark']);
    expect([localStorage.length, reloads]).toEqual([0, 1]);
    await visit();
    expect([hosts(), frames(), isAsked()]).toEqual([[], [], false]);
    endCookie('quayside_theme');
  });

  it('the same answer again changes nothing; a no becomes a yes', async () => {
    await visit();
    press('Refuse');
    press('Cookie settings');
    press('Refuse');
    expect([isAsked(), hosts(), reloads]).toEqual([false, [], 0]);
    press('Cookie settings');
    press('Allow');
    expect([hosts(), frames(), reloads]).toEqual([all, [reviews], 0]);
  });

  it('the link leads on where the question left with its page, as in the portal after the sign-in', async () => {
    await visit();
    press('Refuse');
    document.querySelector('aside')?.remove();
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isTaken = false;
    window.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    document.querySelector('a')?.dispatchEvent(pressed);
    expect(isTaken).toBe(false);
  });

  it('the question opens by itself where the address asks for it', async () => {
    setCookie('quayside_consent=no; Path=/');
    location.hash = '#cookie-settings';
    await visit();
    expect(isAsked()).toBe(true);
    location.hash = '';
  });
});

it('[INTG-06] what was counted before a yes was withdrawn elsewhere is sent no more', async () => {
  setCookie('quayside_consent=yes; Path=/');
  const { startAnalytics } = await import('../../lib/analytics/start.ts');
  startAnalytics().page('/fees/');
  setCookie('quayside_consent=no; Path=/');
  window.dispatchEvent(new Event('pagehide'));
  expect(fetch).not.toHaveBeenCalled();
});
