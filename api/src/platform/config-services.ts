/** Settings of outside services that are useless one by one: all of a service's, or none. Each refuses with ConfigError. */

import { ConfigError } from './config-errors.ts';
import type { Values } from './config-variables.ts';
import { withoutSlash } from './without-slash.ts';

/** All of DHL's settings, or none: half of them would fail with the first booking. */
export function dhlSettings(values: Values) {
  const {
    DHL_API_USER: user,
    DHL_API_PASSWORD: password,
    DHL_ACCOUNT_NUMBER: number,
    DHL_CONTACT_PHONE: phone,
  } = values;
  if (!user) return undefined;
  const missing = Object.entries({ DHL_API_PASSWORD: password, DHL_ACCOUNT_NUMBER: number, DHL_CONTACT_PHONE: phone })
    .filter(([, value]) => !value)
    .map(([name]) => `${name} is required with DHL_API_USER.`);
  if (!password || !number || !phone) throw new ConfigError(missing);
  return { baseUrl: withoutSlash(values.DHL_API_URL), user, password, account: { number, phone } };
}

/** All of Wise's settings, or none: half of them would fail with the first payment. */
export function wiseSettings(values: Values) {
  const { WISE_API_TOKEN: token, WISE_PROFILE_ID: profileId, WISE_PUBLIC_KEY: publicKey } = values;
  if (!token) return undefined;
  const missing = Object.entries({ WISE_PROFILE_ID: profileId, WISE_PUBLIC_KEY: publicKey })
    .filter(([, value]) => !value)
    .map(([name]) => `${name} is required with WISE_API_TOKEN.`);
  if (!profileId || !publicKey) throw new ConfigError(missing);
  const version = values.WISE_API_VERSION ?? null;
  return { baseUrl: withoutSlash(values.WISE_API_URL), token, profileId, publicKey, version };
}

/** Address and token of a content system elsewhere, or neither. */
export function contentSpace(values: Values) {
  const { CONTENT_URL: url, CONTENT_TOKEN: token, CONTENT_PREVIEW_TOKEN, CONTENT_WEBHOOK_SECRET } = values;
  if (!url) return undefined;
  if (!token) throw new ConfigError(['CONTENT_TOKEN is required with CONTENT_URL.']);
  const webhookSecret = CONTENT_WEBHOOK_SECRET ?? null;
  return { url: withoutSlash(url), token, previewToken: CONTENT_PREVIEW_TOKEN ?? null, webhookSecret };
}

/** Undefined without an address; with one, the other two are needed too. */
export function zendeskAccess(values: Values) {
  const {
    ZENDESK_URL: url,
    ZENDESK_EMAIL: email,
    ZENDESK_TOKEN: token,
    ZENDESK_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (!url) return undefined;
  if (!email || !token) throw new ConfigError(['ZENDESK_URL needs ZENDESK_EMAIL and ZENDESK_TOKEN beside it.']);
  return { url: withoutSlash(url), email, token, webhookSecret };
}

/** All of it or none: half a store would be noticed by the first upload only. */
export function s3Of({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Values) {
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values(needed).every((value) => value === undefined)) return undefined;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return {
      endpoint: withoutSlash(S3_ENDPOINT),
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  throw new ConfigError(missing.map((name) => `${name} is required when files are kept in an S3 store.`));
}

/** The relay and the address mails come from, or neither. */
export function relayOf({ SMTP_URL: url, MAIL_FROM: from }: Values) {
  if (!url) return undefined;
  if (!from) throw new ConfigError(['MAIL_FROM is required with SMTP_URL.']);
  return { url, from };
}

/** All of Twilio's settings, or none. */
function twilioAccess(values: Values) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_VERIFY_SERVICE: serviceSid } = values;
  if (!accountSid) return undefined;
  if (!authToken || !serviceSid)
    throw new ConfigError(['TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN and TWILIO_VERIFY_SERVICE beside it.']);
  return { baseUrl: withoutSlash(values.TWILIO_VERIFY_URL), accountSid, authToken, serviceSid };
}

/** Who sends our own text messages: the account of the phone codes, from a number or Messaging Service of it. */
function twilioTexts(values: Values) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values;
  if (!from) return undefined;
  if (!accountSid || !authToken) throw new ConfigError(['TWILIO_FROM needs TWILIO_ACCOUNT_SID beside it.']);
  return { baseUrl: withoutSlash(values.TWILIO_API_URL), accountSid, authToken, from };
}

/** What the settings leave undone, for whoever starts. */
const settingNotes = ({ TWILIO_ACCOUNT_SID: accountSid, TWILIO_FROM: from }: Values): string[] =>
  accountSid && !from
    ? ['TWILIO_FROM is not set: text messages about new bank details are not sent, they stay in the outbox.']
    : [];

export const twilioOf = (values: Values) => ({
  twilio: twilioAccess(values),
  twilioTexts: twilioTexts(values),
  notes: settingNotes(values),
});

/** All of Mondu's settings, or none: without its key no decision of it would be believed. */
export function monduAccess({ MONDU_API_TOKEN: token, MONDU_WEBHOOK_SECRET: webhookSecret, MONDU_API_URL }: Values) {
  if (!token) return undefined;
  if (!webhookSecret) throw new ConfigError(['MONDU_WEBHOOK_SECRET is required with MONDU_API_TOKEN.']);
  return { baseUrl: withoutSlash(MONDU_API_URL), token, webhookSecret };
}

/** The collector of traces, or none. */
export function traceCollector({ TRACES_URL: url, TRACES_TOKEN: token, TRACES_RATE: rate }: Values) {
  return url ? { url: withoutSlash(url), token: token ?? null, rate } : undefined;
}

/** Where flags are asked for, or nowhere. */
export function ofrepAccess({ OFREP_URL: url, OFREP_TOKEN: token }: Values) {
  return url ? { url: withoutSlash(url), token: token ?? null } : undefined;
}

/** The form newsletter addresses are passed on to, and how those who leave are; or none. */
export function hubspotForm(values: Values) {
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId, HUBSPOT_FORMS_URL: url } = values;
  if (!portalId && !formId) return undefined;
  if (!portalId || !formId) throw new ConfigError(['HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID are needed together.']);
  return { url: withoutSlash(url), portalId, formId, leaving: hubspotLeaving(values) };
}

function hubspotLeaving(values: Values) {
  const { HUBSPOT_API_TOKEN: token, HUBSPOT_SUBSCRIPTION_ID: subscriptionId, HUBSPOT_API_URL: url } = values;
  if (!token && !subscriptionId) return undefined;
  if (!token || !subscriptionId)
    throw new ConfigError(['HUBSPOT_API_TOKEN and HUBSPOT_SUBSCRIPTION_ID are needed together.']);
  return { url: withoutSlash(url), token, subscriptionId };
}
