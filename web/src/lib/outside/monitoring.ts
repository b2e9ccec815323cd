/** Datadog's monitoring of visits (INTG-07): every visit of whoever agreed, what is typed masked, the trace to our API alone. */
import { loadScript } from './load-script.ts';
import type { OutsideServices } from './outside-services.ts';

declare global {
  interface Window {
    DD_RUM?: { init: (options: object) => void; setTrackingConsent?: (answer: 'granted' | 'not-granted') => void };
  }
}

const regions: Readonly<Record<string, string>> = {
  'datadoghq.eu': 'eu1',
  'datadoghq.com': 'us1',
  'us3.datadoghq.com': 'us3',
  'us5.datadoghq.com': 'us5',
  'ap1.datadoghq.com': 'ap1',
};

export interface Monitored {
  environment: string;
  apiBase: string;
}

export async function startMonitoring({ datadog }: OutsideServices, at: Monitored): Promise<void> {
  if (!datadog) return;
  const region = regions[datadog.site] ?? 'eu1';
  await loadScript(`https://www.datadoghq-browser-agent.com/${region}/v7/datadog-rum.js`);
  window.DD_RUM?.init({
    ...datadog,
    ...{ service: 'quayside', env: at.environment, sessionSampleRate: 100, sessionReplaySampleRate: 100 },
    ...{ defaultPrivacyLevel: 'mask', trackUserInteractions: false },
    allowedTracingUrls: [{ match: new URL(at.apiBase, location.href).href, propagatorTypes: ['tracecontext'] }],
  });
}

/** Nothing of what was seen last is sent either. */
export const stopMonitoring = (): void => window.DD_RUM?.setTrackingConsent?.('not-granted');
