/** The composition root: the only place that chooses implementations. */
import { join } from 'node:path';
import { embeddedCarrier } from './adapters/carriers/embedded-carrier.ts';
import { diskFiles } from './adapters/files/disk-files.ts';
import { s3Files } from './adapters/files/s3-files.ts';
import { embeddedMessages } from './adapters/messages/embedded-messages.ts';
import { embeddedNewsletter } from './adapters/newsletter/embedded-newsletter.ts';
import { embeddedPayments } from './adapters/payments/embedded-payments.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { workCalendarOf } from './platform/calendar.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Deps } from './platform/deps.ts';
import { defaultFlags } from './platform/flags/flags.ts';

/** Puts the parts together; `clock` and single parts can be replaced by tests. */
export function makeDeps(
  config: Config,
  database: Database,
  clock: Clock = systemClock,
  replaced: Partial<Deps> = {},
): Deps {
  return {
    config,
    clock,
    database,
    calendarOf: workCalendarOf,
    flags: defaultFlags,
    payments: embeddedPayments(database, clock),
    carriers: embeddedCarrier(clock, workCalendarOf),
    files: config.s3 ? s3Files(config.s3) : diskFiles(join(config.dataDir, 'files')),
    messages: embeddedMessages(database, clock),
    newsletter: embeddedNewsletter(database, clock),
    ...replaced,
  };
}
