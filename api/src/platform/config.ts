import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { ConfigError, linesOf } from './config-errors.ts';
import { outsideServices } from './config-outside.ts';
import {
  contentSpace,
  dhlSettings,
  hubspotForm,
  monduAccess,
  ofrepAccess,
  relayOf,
  s3Of,
  traceCollector,
  twilioOf,
  wiseSettings,
  zendeskAccess,
} from './config-services.ts';
import { type Values, variables } from './config-variables.ts';
import { keptSecret } from './kept-secret.ts';
import { tlsOf } from './tls.ts';
import { withoutSlash } from './without-slash.ts';

export { ConfigError };
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment (CFG-01). Throws ConfigError with one line per value that cannot be used.
 * Outside production a missing TOKEN_SECRET is made and kept in DATA_DIR, so that the demo needs no secret (CFG-02).
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse({ ...environmentOf(set), ...set });
  if (!read.success) throw new ConfigError(linesOf(read.error, set));
  const values = read.data;
  const dataDir = resolve(values.DATA_DIR);
  const tls = tlsOf(values);
  const siteBaseUrl = withoutSlash(values.SITE_BASE_URL ?? ownAddress(values, tls !== undefined));
  return {
    ...{ port: values.PORT, host: values.HOST, tls },
    siteBaseUrl,
    apiBasePath: values.API_BASE_PATH,
    apiBaseUrl: withoutSlash(values.API_BASE_URL ?? `${siteBaseUrl}${values.API_BASE_PATH}`),
    environment: values.ENVIRONMENT,
    secondFactorRequired: values.SECOND_FACTOR_REQUIRED ?? values.ENVIRONMENT === 'production',
    automaticPauses: values.AUTOMATIC_PAUSES ?? values.ENVIRONMENT === 'production',
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir,
    s3: s3Of(values),
    tokenSecret: tokenSecret(values.TOKEN_SECRET, values.ENVIRONMENT, dataDir),
    demo: demoOf(values),
    zendesk: zendeskAccess(values),
    mondu: monduAccess(values),
    ...{ viesUrl: values.VIES_URL, resetPasswordUrl: values.RESET_PASSWORD_URL },
    relay: relayOf(values),
    ...twilioOf(values),
    ...{ sentryDsn: values.SENTRY_DSN, traces: traceCollector(values) },
    content: contentSpace(values),
    ...{ reviewsUrl: values.REVIEWS_URL, outside: outsideServices(values, siteBaseUrl) },
    typeformSecret: values.TYPEFORM_SECRET,
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
    ...{ requestsPerMinute: values.REQUESTS_PER_MINUTE, requestsAtOnce: values.REQUESTS_AT_ONCE },
    maximumConnections: values.MAXIMUM_CONNECTIONS,
    payments: { iban: values.PAYMENTS_IBAN, bic: values.PAYMENTS_BIC },
    wise: wiseSettings(values),
    warehouseEnabled: values.WAREHOUSE_ENABLED,
    flagsFile: values.FLAGS_FILE,
    ...{ ofrep: ofrepAccess(values), hubspot: hubspotForm(values), ...installationOf(values, dataDir) },
    gs1CompanyPrefix: values.GS1_COMPANY_PREFIX,
    webReload: values.WEB_RELOAD,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

/** A phone of the network can only come by the address that the certificate is of. */
const ownAddress = ({ HOST, PORT }: Values, isSecure: boolean): string =>
  isSecure
    ? `https://${everywhere.includes(HOST) ? 'localhost' : inAddress(HOST)}:${PORT}`
    : `http://localhost:${PORT}`;
const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);
const everywhere = ['127.0.0.1', '0.0.0.0', '::'];

/** Nobody buys by simulation outside development. */
const demoOf = (values: Values) => ({
  topup: values.DEMO_TOPUP,
  live: values.ENVIRONMENT === 'development' ? values.DEMO_LIVE : 0,
  ...{ seed: values.DEMO_SEED, baseTime: values.DEMO_BASE_TIME },
});

const installationOf = (values: Values, dataDir: string) => ({
  ...{ metricsToken: values.METRICS_TOKEN, isSandbox: sandboxOf(values) },
  edifactFolder: resolve(values.EDIFACT_FOLDER ?? join(dataDir, 'edifact')),
  stockListFolder: resolve(values.STOCK_LIST_FOLDER ?? join(dataDir, 'stock-lists')),
});

/** Real orders know one time alone. */
function sandboxOf({ SANDBOX, ENVIRONMENT }: Values): boolean {
  if (SANDBOX && ENVIRONMENT === 'production')
    throw new ConfigError(['SANDBOX moves clocks, which production has none of: run it with ENVIRONMENT=preview']);
  return SANDBOX;
}

/** Whoever runs Node as production means that: the pages of development are opened by ENVIRONMENT alone. */
const environmentOf = ({ NODE_ENV }: Readonly<Record<string, unknown>>) =>
  NODE_ENV === 'production' ? { ENVIRONMENT: 'production' } : {};

function tokenSecret(given: string | undefined, environment: string, dataDir: string): string {
  if (given) return given;
  if (environment !== 'production') return keptSecret(dataDir);
  throw new ConfigError(['TOKEN_SECRET is required in production: set it to the output of: openssl rand -hex 32']);
}
