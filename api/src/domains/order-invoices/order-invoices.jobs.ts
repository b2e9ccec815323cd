/** Issues what waited for a VAT number, or what an event that got lost left without an invoice. */
import { countryCodes } from '@quayside/contract/country-codes';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { companyFor, needsVatNumber } from '../papers/papers.public.ts';
import { partsToInvoice } from './order-invoices.read-model.ts';
import { invoicePart } from './use-cases/credit-order-invoice.ts';

const batch = 200;
/** Countries whose buyers are invoiced without a VAT number: the goods are exported. */
const withoutNumber = countryCodes.filter((country) => !needsVatNumber(companyFor(country).country, country));

async function issueMissing(_: unknown, { database, clock }: Deps): Promise<void> {
  const waiting = await database.read('system', (db) => partsToInvoice(db, withoutNumber, batch));
  await eachOf('parts of orders have no invoice yet', waiting, (part) =>
    database.write('system', (db) => invoicePart(db, part, clock.now())),
  );
}

export const orderInvoiceJobs: readonly Job[] = [
  job('order_invoices.issue_missing', z.looseObject({}), issueMissing, '*/5 * * * *'),
];
