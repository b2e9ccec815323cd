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

/** As our own server wrote them into the document; none where it wrote none. */
export function outsideServicesIn(text: string | undefined): OutsideServices {
  const services: OutsideServices = JSON.parse(text ?? '{}');
  return services;
}
