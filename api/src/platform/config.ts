import { resolve } from 'node:path';
import { z } from 'zod';
import { ibanOf } from './banking/iban.ts';
import { ConfigError, linesOf } from './config-errors.ts';

import { keptSecret } from './kept-secret.ts';
import { withoutSlash } from './without-slash.ts';

const whole = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.int({ error }).min(low, { error }).max(high, { error }));
};
const flag = z
  .enum(['1', '0', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((v) => v === '1' || v === 'true');
const webUrl = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://portal.example.com' });
const text = z.string();
const mailbox = z.email({ error: 'must be an e-mail address' });

/** Every variable, as text of the environment. An unset or empty variable takes the default, or stays undefined. */
const variables = z.object({
  /** Port of the web server. */
  PORT: whole(1, 65_535).default(3000),
  /** Address the web server listens on; 0.0.0.0 opens it to the network. */
  HOST: text.default('127.0.0.1'),
  /** Address people use, for links in messages and the origin check; http://localhost:PORT when unset. */
  SITE_BASE_URL: webUrl.optional(),
  /** Path under which the API answers. */
  API_BASE_PATH: text
    .regex(/^\/[a-z0-9/-]*[a-z0-9]$/, { error: 'must be a path such as /api, with no slash at its end' })
    .default('/api'),
  /** Address of the API when it has a host of its own; SITE_BASE_URL + API_BASE_PATH when unset. */
  API_BASE_URL: webUrl.optional(),
  /** development shows the tools for developers and demo accounts; production hides them on the server too (CFG-03). */
  ENVIRONMENT: z
    .enum(['development', 'preview', 'production'], { error: 'must be development, preview or production' })
    .default('development'),
  /**
   * 1: bank details, payments above the limit and everything our own people do are refused to those without a second
   * factor. Unset: 1 in production, 0 elsewhere. Whoever has one is asked for it everywhere.
   */
  SECOND_FACTOR_REQUIRED: flag.optional(),
  /** PostgreSQL 15 to 18 of one's own; unset: the embedded server. Its role must be bound by row-level security. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  /** Connections of the pool of each process. */
  DATABASE_POOL_SIZE: whole(1, 200).default(10),
  /** Address of an S3 store for files, such as https://s3.eu-central-1.amazonaws.com; unset: a folder in DATA_DIR. */
  S3_ENDPOINT: webUrl.optional(),
  /** Region the store signs for. */
  S3_REGION: text.default('us-east-1'),
  /** Bucket of the files; private. */
  S3_BUCKET: text
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, { error: 'must be a bucket name such as quayside-files' })
    .optional(),
  /** Key that may put, get and delete objects of the bucket. */
  S3_ACCESS_KEY_ID: text.optional(),
  /** Its secret. */
  S3_SECRET_ACCESS_KEY: text.optional(),
  /** Folder of the embedded database, the kept secret and files. */
  DATA_DIR: text.default('.quayside'),
  /** Signs tokens; at least 32 characters. Required in production; elsewhere made once and kept in DATA_DIR. */
  TOKEN_SECRET: text
    .min(32, { error: 'must have at least 32 characters, such as the output of: openssl rand -hex 32' })
    .optional(),
  /** 1: each start adds a few open and expiring demo sales. */
  DEMO_TOPUP: flag.default(true),
  /** Number the demo world grows from; the same number gives the same world. */
  DEMO_SEED: whole(0, 4_294_967_295).default(1),
  /** The demo world's "now", such as 2026-11-21T08:00:00Z; today 08:00 UTC when unset. */
  DEMO_BASE_TIME: z.iso.datetime({ error: 'must be a time in UTC such as 2026-11-21T08:00:00Z' }).optional(),
  /** Address of the Zendesk account that answers sellers, such as https://quayside.zendesk.com; unset: tickets of our own. */
  ZENDESK_URL: webUrl.optional(),
  /** The agent for whom ZENDESK_TOKEN, an API token, was made. */
  ZENDESK_EMAIL: mailbox.optional(),
  ZENDESK_TOKEN: text.optional(),
  /** Signing secret of the webhook that tells of answers; unset: none is taken. */
  ZENDESK_WEBHOOK_SECRET: text.optional(),
  /** Address of VIES, the EU's register of VAT numbers; unset: numbers are judged by their digits. */
  VIES_URL: webUrl.optional(),
  /** Key of the analytics service; unset: events go to the embedded table. */
  ANALYTICS_KEY: text.optional(),
  /** Key of the error-monitoring service; unset: errors are logged only. */
  MONITORING_KEY: text.optional(),
  /** Address of the DHL Express MyDHL API; its test address when unset. Used once DHL_API_USER is set. */
  DHL_API_URL: webUrl.default('https://express.api.dhl.com/mydhlapi/test'),
  /** User of the MyDHL API; unset: the embedded carrier books DHL Express. */
  DHL_API_USER: text.optional(),
  DHL_API_PASSWORD: text.optional(),
  /** Account that shipments are billed to, and the telephone number that drivers call. */
  DHL_ACCOUNT_NUMBER: text.max(12, { error: 'must have at most 12 characters' }).optional(),
  DHL_CONTACT_PHONE: text.optional(),
  /** Signs what carriers tell us; at least 32 characters. Unset: derived from TOKEN_SECRET. */
  CARRIER_WEBHOOK_SECRET: text
    .min(32, { error: 'must have at least 32 characters, such as the output of: openssl rand -hex 32' })
    .optional(),
  /** Address of the content system, such as https://api.storyblok.com/v2; unset: pages are kept and edited here (INTG-01). */
  CONTENT_URL: webUrl.optional(),
  /** Its public access token. */
  CONTENT_TOKEN: text.optional(),
  /** Its preview token; unset: drafts are not shown. */
  CONTENT_PREVIEW_TOKEN: text.optional(),
  /** Address of the customer reviews of a reviews service, shown in a frame on every page; unset: a card of our own (LAY-09). */
  REVIEWS_URL: webUrl.optional(),
  /** The five mailboxes people are told to write to (CFG-06). */
  MAIL_SALES: mailbox.default('sales@quayside.example'),
  MAIL_SUPPORT: mailbox.default('support@quayside.example'),
  MAIL_PROCUREMENT: mailbox.default('procurement@quayside.example'),
  MAIL_FULFILMENT: mailbox.default('fulfilment@quayside.example'),
  MAIL_SUCCESS: mailbox.default('success@quayside.example'),
  /** Failed sign-ins per account in 15 minutes. */
  LOGIN_LIMIT_PER_ACCOUNT: whole(1, 1_000_000).default(5),
  /** Failed sign-ins per network address in 15 minutes. */
  LOGIN_LIMIT_PER_ADDRESS: whole(1, 1_000_000).default(20),
  /** Requests one network address may send per minute, counted per process. */
  REQUESTS_PER_MINUTE: whole(10, 100_000_000).default(1_200),
  /** Network connections one process holds at once; the next one is refused. */
  MAXIMUM_CONNECTIONS: whole(10, 1_000_000).default(5_000),
  /** Our own account, which the bank file of the embedded provider pays from. */
  PAYMENTS_IBAN: text
    .transform((given) => ibanOf(given) ?? '')
    .refine((iban) => iban !== '', { error: 'must be an IBAN' })
    .default('NL91ABNA0417164300'),
  PAYMENTS_BIC: text.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, { error: 'must be a BIC' }).default('ABNANL2A'),
  /** Address of the Wise platform; its sandbox when unset. Used once WISE_API_TOKEN is set. */
  WISE_API_URL: webUrl.default('https://api.wise-sandbox.com'),
  /** Token of the Wise platform; unset: payouts go through the embedded provider and its bank file. */
  WISE_API_TOKEN: text.optional(),
  /** The business profile payouts are made from. */
  WISE_PROFILE_ID: whole(1, 999_999_999_999).optional(),
  /** Public key of its environment, PEM or the base64 within: it verifies what Wise tells us. */
  WISE_PUBLIC_KEY: text.optional(),
  /** A dated version of the API, such as 2026Q3; unset: the paths published as v1 and v3. */
  WISE_API_VERSION: text.regex(/^\d{4}Q[1-4]$/, { error: 'must look like 2026Q3' }).optional(),
  /** 1: this build allows warehouse users in; the feature flag must agree (SES-04). */
  WAREHOUSE_ENABLED: flag.default(true),
  /** File of feature flags in flagd's format; unset: the defaults of the registry. */
  FLAGS_FILE: text.optional(),
  /** Lets a collector on another machine read metrics/; unset: only this machine may. */
  METRICS_TOKEN: text
    .min(32, { error: 'must have at least 32 characters, such as the output of: openssl rand -hex 32' })
    .optional(),
  /** 1: pages come from Vite, which reloads them on a change, and no build is needed. Set by npm run dev. */
  WEB_RELOAD: flag.default(false),
  /** GS1 company prefix our SSCC begin with; unset: of the range GS1 keeps for examples. */
  GS1_COMPANY_PREFIX: text
    .regex(/^\d{4,12}$/, { error: 'must have 4 to 12 digits, as assigned by GS1' })
    .default('9521234'),
  /** Reverse proxies in front of the server whose X-Forwarded-For is believed. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** Least important log lines shown. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export { ConfigError };
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment (CFG-01). Throws ConfigError with one line per value that cannot be used.
 * Outside production a missing TOKEN_SECRET is made and kept in DATA_DIR, so that the demo needs no secret (CFG-02).
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse(set);
  if (!read.success) throw new ConfigError(linesOf(read.error, set));
  const values = read.data;
  const dataDir = resolve(values.DATA_DIR);
  const siteBaseUrl = withoutSlash(values.SITE_BASE_URL ?? `http://localhost:${values.PORT}`);
  return {
    port: values.PORT,
    host: values.HOST,
    siteBaseUrl,
    apiBasePath: values.API_BASE_PATH,
    apiBaseUrl: withoutSlash(values.API_BASE_URL ?? `${siteBaseUrl}${values.API_BASE_PATH}`),
    environment: values.ENVIRONMENT,
    secondFactorRequired: values.SECOND_FACTOR_REQUIRED ?? values.ENVIRONMENT === 'production',
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir,
    s3: s3Of(values),
    tokenSecret: tokenSecret(values.TOKEN_SECRET, values.ENVIRONMENT, dataDir),
    demo: { topup: values.DEMO_TOPUP, seed: values.DEMO_SEED, baseTime: values.DEMO_BASE_TIME },
    zendesk: zendeskAccess(values),
    viesUrl: values.VIES_URL,
    analyticsKey: values.ANALYTICS_KEY,
    monitoringKey: values.MONITORING_KEY,
    content: contentSpace(values),
    reviewsUrl: values.REVIEWS_URL,
    dhl: dhlSettings(values),
    carrierWebhookSecret: values.CARRIER_WEBHOOK_SECRET,
    mailboxes: {
      sales: values.MAIL_SALES,
      support: values.MAIL_SUPPORT,
      procurement: values.MAIL_PROCUREMENT,
      fulfilment: values.MAIL_FULFILMENT,
      success: values.MAIL_SUCCESS,
    },
    loginLimits: { perAccount: values.LOGIN_LIMIT_PER_ACCOUNT, perAddress: values.LOGIN_LIMIT_PER_ADDRESS },
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    maximumConnections: values.MAXIMUM_CONNECTIONS,
    payments: { iban: values.PAYMENTS_IBAN, bic: values.PAYMENTS_BIC },
    wise: wiseSettings(values),
    warehouseEnabled: values.WAREHOUSE_ENABLED,
    flagsFile: values.FLAGS_FILE,
    gs1CompanyPrefix: values.GS1_COMPANY_PREFIX,
    metricsToken: values.METRICS_TOKEN,
    webReload: values.WEB_RELOAD,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

/** All of DHL's settings, or none: half of them would fail with the first booking. */
function dhlSettings(values: z.infer<typeof variables>) {
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
function wiseSettings(values: z.infer<typeof variables>) {
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
function contentSpace({ CONTENT_URL: url, CONTENT_TOKEN: token, CONTENT_PREVIEW_TOKEN }: z.infer<typeof variables>) {
  if (!url) return undefined;
  if (!token) throw new ConfigError(['CONTENT_TOKEN is required with CONTENT_URL.']);
  return { url: withoutSlash(url), token, previewToken: CONTENT_PREVIEW_TOKEN ?? null };
}

function tokenSecret(given: string | undefined, environment: string, dataDir: string): string {
  if (given) return given;
  if (environment !== 'production') return keptSecret(dataDir);
  throw new ConfigError(['TOKEN_SECRET is required in production: set it to the output of: openssl rand -hex 32']);
}

/** Undefined without an address; with one, the other two are needed too. */
function zendeskAccess(values: z.infer<typeof variables>) {
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
function s3Of({
  S3_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: z.infer<typeof variables>) {
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
