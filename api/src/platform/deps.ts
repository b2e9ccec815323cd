/** What every domain is given. Domains see ports; `src/deps.ts` chooses the implementations. */
import type { CarriersPort } from '../adapters/carriers/carriers.port.ts';
import type { CollectionsPort } from '../adapters/collections/collections.port.ts';
import type { CreditPort } from '../adapters/credit/credit.port.ts';
import type { ErrorsPort } from '../adapters/errors/errors.port.ts';
import type { ExchangePort } from '../adapters/exchange/exchange.port.ts';
import type { FilesPort } from '../adapters/files/files.port.ts';
import type { FormsPort } from '../adapters/forms/forms.port.ts';
import type { MessagesPort } from '../adapters/messages/messages.port.ts';
import type { NewsletterPort } from '../adapters/newsletter/newsletter.port.ts';
import type { PaymentsPort } from '../adapters/payments/payments.port.ts';
import type { PhoneCodesPort } from '../adapters/phone-codes/phone-codes.port.ts';
import type { PhotosPort } from '../adapters/photos/photos.port.ts';
import type { ReceiversPort } from '../adapters/receivers/receivers.port.ts';
import type { SolverPort } from '../adapters/solver/solver.port.ts';
import type { SupportPort } from '../adapters/support/support.port.ts';
import type { TracesPort } from '../adapters/traces/traces.port.ts';
import type { VatPort } from '../adapters/vat/vat.port.ts';
import type { Clock } from '../kernel/clock.ts';
import type { WorkCalendarOf } from './calendar.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { FileChecks } from './files/file-checks.ts';
import type { Flags } from './flags/flags.ts';

export type Deps = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly calendarOf: WorkCalendarOf;
  readonly flags: Flags;
  readonly payments: PaymentsPort;
  readonly credit: CreditPort;
  readonly carriers: CarriersPort;
  readonly collections: CollectionsPort;
  readonly files: FilesPort;
  readonly fileChecks: FileChecks;
  readonly photos: PhotosPort;
  readonly solver: SolverPort;
  /** Orders by EDIFACT. */
  readonly exchange: ExchangePort;
  /** Stock lists that come by folder. */
  readonly listFolders: ExchangePort;
  readonly messages: MessagesPort;
  readonly phoneCodes: PhoneCodesPort;
  readonly errors: ErrorsPort;
  readonly traces: TracesPort;
  readonly receivers: ReceiversPort;
  readonly forms: FormsPort;
  readonly newsletter: NewsletterPort;
  readonly support: SupportPort;
  readonly vat: VatPort;
};
