// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostsFor } from './outside-policy.ts';
import { type OutsideServices, outsideServicesIn } from './outside-services.ts';

const services: OutsideServices = {
  trustpilot: { businessUnit: 'b'.repeat(24), template: 't'.repeat(24), domain: 'site.example' },
  googleAds: 'AW-123456789/AbC-dEf',
  metaPixel: '1234567890',
  datadog: { applicationId: 'a', clientToken: 'pub1', site: 'us3.datadoghq.com' },
};
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src.split('?')[0]);
let seen: (() => void)[];

beforeEach(() => {
  vi.resetModules();
  seen = [];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div class="trustpilot-widget"></div><div class="trustpilot-widget"></div>';
  class Observer {
    readonly tell: (entries: object[]) => void;
    constructor(tell: (entries: object[]) => void) {
      this.tell = tell;
    }
    observe(target: Element) {
      seen.push(() => this.tell([{ target, isIntersecting: true }]));
    }
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['dataLayer', 'fbq', 'Trustpilot', 'DD_RUM']) Reflect.deleteProperty(window, name);
});
/** Scripts count as loaded at once here. */
const loaded = () => vi.waitFor(() => undefined);

describe('[INTG-04] Trustpilot', () => {
  it('sends one script, with the first widget that is nearly seen, and fills each once', async () => {
    const { loadReviews } = await import('./reviews.ts');
    const fill = vi.fn();
    loadReviews();
    expect(scripts()).toEqual([]);
    window.Trustpilot = { loadFromElement: fill };
    for (const show of seen) show();
    expect(scripts()).toEqual(['https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js']);
    await loaded();
    expect(fill).toHaveBeenCalledTimes(2);
    loadReviews();
    expect(seen).toHaveLength(2);
  });
});

describe('[INTG-17] a sign-up', () => {
  it('counts once in each of the two systems, in their own words', async () => {
    const { startConversions, countSignUp } = await import('./conversions.ts');
    startConversions(services);
    for (let n = 0; n < 2; n += 1) countSignUp('1a2b3c4d', services);
    const google = (window.dataLayer ?? []).map((order) => Array.from(Object(order)));
    expect(google.filter(([name]) => name === 'event')).toEqual([
      ['event', 'conversion', { send_to: 'AW-123456789/AbC-dEf', transaction_id: '1a2b3c4d' }],
    ]);
    expect(google).toContainEqual(['config', 'AW-123456789', { allow_enhanced_conversions: false }]);
    expect(window.fbq?.queue).toEqual([
      ['init', '1234567890'],
      ['track', 'CompleteRegistration', {}, { eventID: '1a2b3c4d' }],
    ]);
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]);
  });

  it('asks nobody where nothing is configured', async () => {
    const { startOutside } = await import('./start-outside.ts');
    startOutside({}, { environment: 'production', apiBase: '/api' });
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });
});

it('[INTG-07] monitoring follows every visit and its replay, what is typed masked, and tells the trace to our API alone', async () => {
  const { startMonitoring } = await import('./monitoring.ts');
  const init = vi.fn();
  window.DD_RUM = { init };
  const started = startMonitoring(services, { environment: 'production', apiBase: 'https://api.example.com/v1' });
  expect(scripts()).toEqual(['https://www.datadoghq-browser-agent.com/us3/v7/datadog-rum.js']);
  await started;
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ env: 'production', sessionSampleRate: 100, sessionReplaySampleRate: 100, defaultPrivacyLevel: 'mask' },
      allowedTracingUrls: [{ match: 'https://api.example.com/v1', propagatorTypes: ['tracecontext'] }],
    }),
  );
});

it('[INTG-17] pages may ask the hosts of what is configured, and no others', () => {
  expect(hostsFor('script-src', {})).toEqual([]);
  expect(hostsFor('connect-src', { datadog: { applicationId: 'a', clientToken: 'b', site: 'datadoghq.eu' } })).toEqual([
    'https://browser-intake-datadoghq.eu',
  ]);
  expect(hostsFor('connect-src', services)).toContain('https://browser-intake-us3-datadoghq.com');
  expect(hostsFor('frame-src', { typeform: { url: 'https://form.typeform.eu', formId: 'x' } })).toEqual([
    'https://form.typeform.eu',
  ]);
  expect(outsideServicesIn(undefined)).toEqual({});
});
