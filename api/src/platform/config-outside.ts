/** Services of others that pages may use, told to every page: nothing of it is secret. Refuses with ConfigError what is half. */
import { ConfigError } from './config-errors.ts';
import type { Values } from './config-variables.ts';
import { withoutSlash } from './without-slash.ts';

/** The same shape as `OutsideServices` of the web workspace. */
export type OutsideServices = {
  trustpilot?: { businessUnit: string; template: string; domain: string };
  typeform?: { url: string; formId: string };
  googleAds?: string;
  metaPixel?: string;
  datadog?: { applicationId: string; clientToken: string; site: string };
  images?: string;
};

export function outsideServices(values: Values, siteBaseUrl: string): OutsideServices {
  const { TYPEFORM_FORM_ID: formId, GOOGLE_ADS_CONVERSION: googleAds, META_PIXEL_ID: metaPixel, IMAGES_URL } = values;
  const { TRUSTPILOT_BUSINESS_UNIT: businessUnit, TRUSTPILOT_TEMPLATE: template } = values;
  const domain = values.TRUSTPILOT_DOMAIN ?? new URL(siteBaseUrl).hostname;
  return {
    ...(businessUnit ? { trustpilot: { businessUnit, template, domain } } : {}),
    ...(formId ? { typeform: { url: withoutSlash(values.TYPEFORM_URL), formId } } : {}),
    ...(googleAds ? { googleAds } : {}),
    ...(metaPixel ? { metaPixel } : {}),
    ...datadogOf(values),
    ...(IMAGES_URL ? { images: withoutSlash(IMAGES_URL) } : {}),
  };
}

function datadogOf({ DATADOG_APPLICATION_ID: applicationId, DATADOG_CLIENT_TOKEN: clientToken, DATADOG_SITE }: Values) {
  if (!applicationId && !clientToken) return {};
  if (!applicationId || !clientToken)
    throw new ConfigError(['DATADOG_APPLICATION_ID and DATADOG_CLIENT_TOKEN are needed together.']);
  return { datadog: { applicationId, clientToken, site: DATADOG_SITE } };
}
