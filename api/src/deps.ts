/** The composition root: the only place that chooses implementations. */
import { join } from 'node:path';
import type { CarriersPort } from './adapters/carriers/carriers.port.ts';
import { dhlCarrier } from './adapters/carriers/dhl-carrier.ts';
import { embeddedCarriers } from './adapters/carriers/embedded-carriers.ts';
import { routedCarriers } from './adapters/carriers/routed-carriers.ts';
import { embeddedCollections } from './adapters/collections/embedded-collections.ts';
import type { ContentPort, ContentSource } from './adapters/content/content.port.ts';
import { storyblokContent } from './adapters/content/storyblok-content.ts';
import type { CreditPort } from './adapters/credit/credit.port.ts';
import { embeddedCredit } from './adapters/credit/embedded-credit.ts';
import { monduCredit } from './adapters/credit/mondu-credit.ts';
import { sentryErrors } from './adapters/errors/sentry-errors.ts';
import { folderExchange } from './adapters/exchange/folder-exchange.ts';
import { diskFiles } from './adapters/files/disk-files.ts';
import type { FilesPort } from './adapters/files/files.port.ts';
import { s3Files } from './adapters/files/s3-files.ts';
import { type FormsPort, ownForms } from './adapters/forms/forms.port.ts';
import { typeformForms } from './adapters/forms/typeform-forms.ts';
import { embeddedMessages } from './adapters/messages/embedded-messages.ts';
import type { MessagesPort } from './adapters/messages/messages.port.ts';
import { smtpMessages } from './adapters/messages/smtp-messages.ts';
import { twilioMessages } from './adapters/messages/twilio-messages.ts';
import { embeddedNewsletter } from './adapters/newsletter/embedded-newsletter.ts';
import { hubspotNewsletter } from './adapters/newsletter/hubspot-newsletter.ts';
import type { Debtor } from './adapters/payments/bank-file.ts';
import { embeddedPayments } from './adapters/payments/embedded-payments.ts';
import type { PaymentsPort } from './adapters/payments/payments.port.ts';
import { wisePayments } from './adapters/payments/wise-payments.ts';
import { embeddedPhoneCodes } from './adapters/phone-codes/embedded-phone-codes.ts';
import { twilioPhoneCodes } from './adapters/phone-codes/twilio-phone-codes.ts';
import { threadPhotos } from './adapters/photos/thread-photos.ts';
import { httpReceivers } from './adapters/receivers/http-receivers.ts';
import { threadSolver } from './adapters/solver/thread-solver.ts';
import { embeddedSupport } from './adapters/support/embedded-support.ts';
import { zendeskSupport } from './adapters/support/zendesk-support.ts';
import { otlpTraces } from './adapters/traces/otlp-traces.ts';
import { noTraces } from './adapters/traces/traces.port.ts';
import { embeddedVat } from './adapters/vat/embedded-vat.ts';
import { viesVat } from './adapters/vat/vies-vat.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { workCalendarOf } from './platform/calendar.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Deps } from './platform/deps.ts';
import { fileChecks } from './platform/files/file-checks.ts';
import { spoolFolder } from './platform/files/spool.ts';
import { flagsOf } from './platform/flags/flags.ts';
import { legalEntities } from './platform/legal.ts';
import { movableClock } from './platform/moved-time.ts';
import type { OutsideReport } from './platform/outside-call.ts';

type Report = (report: OutsideReport) => void;

/** Largest files of an exchange by folder: no order of 2,000 lines comes near the first, and a list may be as long as an upload. */
const mostEdifactBytes = 2_000_000;
const mostListBytes = 20 * 1_048_576;

/** Puts the parts together; its clock and single parts can be replaced by tests. `report` hears of each outside call. */
export function makeDeps(
  config: Config,
  database: Database,
  real: Clock = systemClock,
  replaced: Partial<Deps> = {},
  report: Report = () => undefined,
): Deps {
  const clock = config.isSandbox ? movableClock(real) : real;
  const messages = messagesOf(config, database, clock, report);
  return {
    config,
    clock,
    database,
    calendarOf: workCalendarOf,
    flags: flagsOf(config.flagsFile),
    payments: paymentsOf(config, database, clock, report),
    credit: creditOf(config, database, clock, report),
    collections: embeddedCollections(clock, config.environment === 'production'),
    carriers: carriersOf(config, database, clock, report),
    files: filesOf(config),
    fileChecks: fileChecks({ folder: spoolFolder(config.dataDir) }),
    photos: threadPhotos(),
    solver: threadSolver(),
    exchange: folderExchange(config.edifactFolder, mostEdifactBytes),
    listFolders: folderExchange(config.stockListFolder, mostListBytes),
    messages,
    phoneCodes: config.twilio ? twilioPhoneCodes(config.twilio, { clock, report }) : embeddedPhoneCodes(messages),
    errors: config.sentryDsn
      ? sentryErrors(config.sentryDsn, { clock, report, environment: config.environment })
      : { report: () => undefined },
    traces: config.traces ? otlpTraces(config.traces, { clock, report, environment: config.environment }) : noTraces,
    receivers: httpReceivers({ isOpen: config.environment === 'development', report }),
    forms: formsOf(config),
    newsletter: config.hubspot
      ? hubspotNewsletter(embeddedNewsletter(database, clock, messages), config.hubspot, { clock, report })
      : embeddedNewsletter(database, clock, messages),
    support: config.zendesk
      ? zendeskSupport(config.zendesk, { clock, report })
      : embeddedSupport(database, clock, messages),
    vat: config.viesUrl
      ? viesVat(config.viesUrl, { clock, report })
      : embeddedVat({ isProduction: config.environment === 'production' }),
    ...replaced,
  };
}

/** Mails through the configured relay, text messages through Twilio where it has a sender of ours, else into the outbox. */
function messagesOf({ relay, twilioTexts }: Config, database: Database, clock: Clock, report: Report): MessagesPort {
  const outbox = embeddedMessages(database, clock);
  const mails = relay ? smtpMessages(relay, { database, clock, texts: outbox }) : outbox;
  return twilioTexts ? twilioMessages(twilioTexts, { database, clock, mails, report }) : mails;
}

/** The embedded carriers, and DHL Express itself where its account is configured. */
function carriersOf({ dhl }: Config, database: Database, clock: Clock, report: Report): CarriersPort {
  const embedded = embeddedCarriers(database, clock, workCalendarOf);
  if (!dhl) return embedded;
  return routedCarriers(embedded, { dhl_express: dhlCarrier(dhl, { clock, calendarOf: workCalendarOf, report }) });
}

/** The Wise platform where its token is configured, else the embedded provider with its bank file. */
function paymentsOf(config: Config, database: Database, clock: Clock, report: Report): PaymentsPort {
  const { wise, tokenSecret } = config;
  if (wise) return wisePayments(wise, { clock, report });
  return embeddedPayments(database, clock, { tokenSecret, debtor: debtorOf(config) });
}

/** Mondu where its token is configured, else our own people judge who may pay later. */
function creditOf(config: Config, database: Database, clock: Clock, report: Report): CreditPort {
  const { mondu, siteBaseUrl } = config;
  return mondu ? monduCredit(mondu, { clock, report, siteBaseUrl }) : embeddedCredit(database, config);
}

/** Answers of the form at Typeform are believed where its secret is known. */
const formsOf = ({ typeformSecret, outside: { typeform } }: Config): FormsPort =>
  typeformSecret && typeform ? typeformForms(typeformSecret, typeform.formId) : ownForms;

/** Our European company pays, from the account the configuration names. */
function debtorOf({ payments: { iban, bic } }: Config): Debtor {
  const { name, country } = legalEntities.eu;
  return { name, country, iban, bic };
}

/** The client that reads pages of the site, from our store or the vendor's. */
export const contentFrom: (source: ContentSource) => ContentPort = storyblokContent;

/** Where files are kept: in the configured bucket, else in the data folder. */
export const filesOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FilesPort =>
  s3 ? s3Files(s3) : diskFiles(join(dataDir, 'files'));
