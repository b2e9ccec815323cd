/** What pages may ask of services of others, and whom the question of the consent names. */
import type { OutsideServices } from './outside-services.ts';

/** Who hears of a visit once the visitor agreed, by name. */
export const askedFor = (
  { trustpilot, googleAds, metaPixel, datadog }: OutsideServices,
  reviewsUrl: string | null,
): readonly string[] => [
  ...(reviewsUrl && !trustpilot ? [new URL(reviewsUrl).host] : []),
  ...(trustpilot ? ['Trustpilot'] : []),
  ...(googleAds ? ['Google Ads'] : []),
  ...(metaPixel ? ['Meta'] : []),
  ...(datadog ? ['Datadog'] : []),
];

export type PolicyPart = 'script-src' | 'frame-src' | 'connect-src' | 'img-src' | 'worker-src';

/** The hosts of the services that are configured, and no others, by directive of the content security policy. */
export function hostsFor(part: PolicyPart, services: OutsideServices): readonly string[] {
  const { trustpilot, typeform, googleAds, metaPixel, datadog, images } = services;
  const wanted: Readonly<Record<PolicyPart, readonly (string | undefined)[]>> = {
    'script-src': [
      trustpilot && 'https://widget.trustpilot.com',
      googleAds && 'https://www.googletagmanager.com',
      metaPixel && 'https://connect.facebook.net',
      datadog && 'https://www.datadoghq-browser-agent.com',
    ],
    'frame-src': [
      trustpilot && 'https://widget.trustpilot.com',
      typeform && new URL(typeform.url).origin,
      googleAds && 'https://td.doubleclick.net',
    ],
    'connect-src': [
      trustpilot && 'https://widget.trustpilot.com',
      ...(googleAds ? googleHosts : []),
      metaPixel && 'https://www.facebook.com',
      datadog && `https://browser-intake-${datadog.site.replaceAll('.', '-').replace(/-([a-z]+)$/, '.$1')}`,
    ],
    'img-src': [
      ...(googleAds ? googleHosts : []),
      metaPixel && 'https://www.facebook.com',
      images && new URL(images).origin,
    ],
    'worker-src': [datadog && 'blob:'],
  };
  return wanted[part].filter((host) => host !== undefined);
}

const googleHosts = [
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];
