/** Every setting as a variable of the environment: its shape, its default and what it is for. */
import { z } from 'zod';
import { ibanOf } from './banking/iban.ts';

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
export const variables = z.object({
  /** Port of the web server. */
  PORT: whole(1, 65_535).default(3000),
  /** Address the web server listens on; 0.0.0.0 opens it to the network. */
  HOST: text.default('127.0.0.1'),
  /** File with a certificate as PEM: the server speaks HTTPS by itself. Unset: HTTP, behind a proxy that speaks HTTPS. */
  TLS_CERT: text.optional(),
  /** File with its key; unset: it is in TLS_CERT's. */
  TLS_KEY: text.optional(),
  /** Address people use, for links in messages and the origin check; http://localhost:PORT when unset, with TLS_CERT https://HOST:PORT. */
  SITE_BASE_URL: webUrl.optional(),
  /** Path under which the API answers. */
  API_BASE_PATH: text
    .regex(/^\/[a-z0-9/-]*[a-z0-9]$/, { error: 'must be a path such as /api, with no slash at its end' })
    .default('/api'),
  /** Address of the API when it has a host of its own; SITE_BASE_URL + API_BASE_PATH when unset. */
  API_BASE_URL: webUrl.optional(),
  /**
   * development shows the tools for developers and demo accounts; production hides them on the server too (CFG-03). Unset:
   * development, and production where NODE_ENV is that.
   */
  ENVIRONMENT: z
    .enum(['development', 'preview', 'production'], { error: 'must be development, preview or production' })
    .default('development'),
  /**
   * 1: bank details, payments above the limit and everything our own people do are refused to those without a second
   * factor. Unset: 1 in production, 0 elsewhere. Whoever has one is asked for it everywhere.
   */
  SECOND_FACTOR_REQUIRED: flag.optional(),
  /**
   * 1: companies that let orders expire, decline many or cause claims are paused by themselves. Unset: 1 in production, 0
   * elsewhere, because the demo world lets orders expire all day.
   */
  AUTOMATIC_PAUSES: flag.optional(),
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
  /** Orders an hour that a simulated buyer places while the demo runs; 0: none. In development only. */
  DEMO_LIVE: whole(0, 600).default(12),
  /** 1: programs of buying companies may move their own company's clock (decision 0025). Never in production. */
  SANDBOX: flag.default(false),
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
  /** Address of Mondu. Used once MONDU_API_TOKEN is set. */
  MONDU_API_URL: webUrl.default('https://api.mondu.ai/api/v1'),
  /** Token of Mondu, which judges buyers' credit; unset: our own people do. */
  MONDU_API_TOKEN: text.optional(),
  /** Key of Mondu's webhooks. */
  MONDU_WEBHOOK_SECRET: text.optional(),
  /** Address of VIES, the EU's register of VAT numbers; unset: wrong digits are refused, and no number is said to be valid. */
  VIES_URL: webUrl.optional(),
  /** Mail relay, such as smtp://user:password@mail.example.com:587; unset: mails stay in the outbox, read at /dev/outbox/. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.com:587' })
    .optional(),
  /** Address mails come from; needed with SMTP_URL. */
  MAIL_FROM: mailbox.optional(),
  /** Address of Twilio Verify. Used once TWILIO_ACCOUNT_SID is set. */
  TWILIO_VERIFY_URL: webUrl.default('https://verify.twilio.com/v2'),
  /** Account whose Verify service sends and checks phone codes; unset: our own codes, in the outbox. */
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_VERIFY_SERVICE: text.optional(),
  /** Number or Messaging Service (MG…) that our own text messages come from; unset: they stay in the outbox, and the start says so. */
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{5,14}|MG[0-9a-f]{32})$/, {
      error: 'must be a number such as +31201234567, or a Messaging Service MG…',
    })
    .optional(),
  /** Address of Twilio's API for text messages. Used once TWILIO_FROM is set. */
  TWILIO_API_URL: webUrl.default('https://api.twilio.com'),
  /** DSN of Sentry or of what speaks its envelope, such as https://key@errors.example.com/1; unset: errors are logged only. */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must look like https://key@errors.example.com/1' })
    .refine((dsn) => new URL(dsn).username !== '', { error: 'must have its public key before the host' })
    .optional(),
  /** Collector of OpenTelemetry that takes OTLP over HTTP, such as http://collector:4318; unset: no traces are sent. */
  TRACES_URL: webUrl.optional(),
  /** Sent to it as a bearer token. */
  TRACES_TOKEN: text.optional(),
  /** Of a hundred traces so many are sent. */
  TRACES_RATE: whole(0, 100).default(100),
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
  /** Signs what it tells of publications at webhooks/content/; unset: it is asked every five seconds. */
  CONTENT_WEBHOOK_SECRET: text.min(16, { error: 'must have at least 16 characters' }).optional(),
  /** Address of the customer reviews of a reviews service, shown in a frame on every page; unset: a card of our own (LAY-09). */
  REVIEWS_URL: webUrl.optional(),
  /** Business unit at Trustpilot, whose widget stands on every page of visitors who agreed; unset: a card of our own. */
  TRUSTPILOT_BUSINESS_UNIT: text.regex(/^[0-9a-f]{24}$/, { error: 'must be the id of the business unit' }).optional(),
  /** The widget's template, and the domain the reviews are of; its host when unset. */
  TRUSTPILOT_TEMPLATE: text
    .regex(/^[0-9a-f]{24}$/, { error: 'must be the id of the template' })
    .default('5419b6a8b0d04a076446a9ad'),
  TRUSTPILOT_DOMAIN: text.optional(),
  /** A form at Typeform in place of our own questionnaire, and the address of its forms. */
  TYPEFORM_FORM_ID: text.regex(/^[A-Za-z0-9]{4,20}$/, { error: 'must be the id of the form' }).optional(),
  TYPEFORM_URL: webUrl.default('https://form.typeform.com'),
  /** Signs what Typeform tells of answers at webhooks/forms/, which become leads; unset: none is taken. */
  TYPEFORM_SECRET: text.min(16, { error: 'must have at least 16 characters' }).optional(),
  /** Sign-up conversion at Google Ads, of visitors who agreed. */
  GOOGLE_ADS_CONVERSION: text
    .regex(/^AW-\d{5,20}\/[\w-]{5,40}$/, { error: 'must look like AW-123456789/AbC-dEf' })
    .optional(),
  /** Sign-up conversion of Meta's pixel, of visitors who agreed. */
  META_PIXEL_ID: text.regex(/^\d{5,20}$/, { error: 'must be the number of the pixel' }).optional(),
  /** Datadog's monitoring of visits, of visitors who agreed: application, public token, site. */
  DATADOG_APPLICATION_ID: z.uuid({ error: 'must be the id of the application' }).optional(),
  DATADOG_CLIENT_TOKEN: text.regex(/^pub[0-9a-f]{32}$/, { error: 'must be a client token such as pub…' }).optional(),
  DATADOG_SITE: z
    .enum(['datadoghq.eu', 'datadoghq.com', 'us3.datadoghq.com', 'us5.datadoghq.com', 'ap1.datadoghq.com'], {
      error: 'must be a site of Datadog such as datadoghq.eu',
    })
    .default('datadoghq.eu'),
  /** An image service that speaks imgix, with this site as its source; unset: our own (INTG-05). */
  IMAGES_URL: webUrl.optional(),
  /** Where people ask for a new password; unset: our own page. */
  RESET_PASSWORD_URL: webUrl.optional(),
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
  /** Requests of one person, or of one key, that a process works on at once; as many again wait. */
  REQUESTS_AT_ONCE: whole(1, 100_000).default(20),
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
  /** A flag service that speaks OFREP, such as https://flags.example.com; what it names counts before FLAGS_FILE. */
  OFREP_URL: webUrl.optional(),
  /** Sent to it as a bearer token. */
  OFREP_TOKEN: text.optional(),
  /** HubSpot's form that confirmed newsletter addresses are passed on to: portal and form; unset: they stay here alone. */
  HUBSPOT_PORTAL_ID: text.regex(/^\d{1,12}$/, { error: 'must be the number of the portal' }).optional(),
  HUBSPOT_FORM_ID: z.uuid({ error: 'must be the id of the form' }).optional(),
  /** Address of HubSpot's forms; other data centres have their own. */
  HUBSPOT_FORMS_URL: webUrl.default('https://api.hsforms.com'),
  /** By which addresses that leave the newsletter are unsubscribed there: a token and the subscription type's number. */
  HUBSPOT_API_TOKEN: text.optional(),
  HUBSPOT_SUBSCRIPTION_ID: text
    .regex(/^\d{1,20}$/, { error: 'must be the number of the subscription type' })
    .optional(),
  HUBSPOT_API_URL: webUrl.default('https://api.hubapi.com'),
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
  /** Folder with a folder for each company that orders by EDIFACT, named by its id; unset: edifact in DATA_DIR. */
  EDIFACT_FOLDER: text.optional(),
  /** Folder with a folder for each company that sends stock lists by file, named by its id; unset: stock-lists in DATA_DIR. */
  STOCK_LIST_FOLDER: text.optional(),
  /** Reverse proxies in front of the server whose X-Forwarded-For is believed. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** Least important log lines shown. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export type Values = z.infer<typeof variables>;
