/**
 * Services of others that pages may use, each by configuration alone. Except for a form and pictures, which stand in the
 * page's own place, nothing of them is asked for before the visitor agreed.
 */
export interface OutsideServices {
  /** Customer reviews (INTG-04). */
  trustpilot?: { businessUnit: string; template: string; domain: string };
  /** The questionnaire, in place of our own (INTG-02). */
  typeform?: { url: string; formId: string };
  /** Sign-up conversion "AW-1/label" (INTG-17). */
  googleAds?: string;
  /** Sign-up conversion of Meta's pixel (INTG-17). */
  metaPixel?: string;
  /** Monitoring of visits (INTG-07). */
  datadog?: { applicationId: string; clientToken: string; site: string };
  /** Address of an image service that speaks imgix, in front of our pictures (INTG-05). */
  images?: string;
}

/** Who hears of a visit once the visitor agreed, by name. */
export const askedFor = ({ trustpilot, googleAds, metaPixel, datadog }: OutsideServices): readonly string[] => [
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

/** As our own server wrote them into the document; none where it wrote none. */
export function outsideServicesIn(text: string | undefined): OutsideServices {
  const services: OutsideServices = JSON.parse(text ?? '{}');
  return services;
}
