/** The composition root: the only place that chooses implementations. */
import { embeddedCarrier } from './adapters/carriers/embedded-carrier.ts';
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
    messages: embeddedMessages(database, clock),
    newsletter: embeddedNewsletter(database, clock),
    ...replaced,
  };
}
