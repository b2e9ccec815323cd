/** Companies that would like to sell here, at each step of the way in. */
import type { LeadStatus, LeadStep } from '@quayside/contract/seller-leads';
import { dueOf } from '../src/domains/seller-leads/leads.due.rules.ts';
import type { sellerLeads } from '../src/domains/seller-leads/seller-leads.tables.ts';
import { hours, type Instant, plus } from '../src/kernel/clock.ts';

type LeadRow = typeof sellerLeads.$inferInsert;
type Plan = Pick<LeadRow, 'companyName' | 'contactName' | 'email' | 'country' | 'phone' | 'website'> &
  Pick<typeof sellerLeads.$inferSelect, 'status'> & {
    /** When it asked, and when it came to where it is. */
    readonly askedHoursAgo: number;
    readonly sinceHoursAgo: number;
    readonly message?: string;
    readonly note?: string;
    readonly reason?: LeadRow['reason'];
  };

const plans: readonly Plan[] = [
  {
    ...{ companyName: 'Brambleford & Daughters Ltd', contactName: 'Tess Hargreaves', country: 'GB' },
    ...{ email: 'tess@brambleford.example', phone: '+447700900142', website: 'https://brambleford.example' },
    ...{ status: 'NEW', askedHoursAgo: 3, sinceHoursAgo: 3 },
    message: 'We sell household goods and tea to some 400 shops and would like to reach Poland and Czechia.',
  },
  {
    ...{ companyName: 'Kaffeerösterei Anker KG', contactName: 'Jonas Anker', country: 'DE' },
    ...{ email: 'jonas@anker-kaffee.example', phone: null, website: null },
    ...{ status: 'NEW', askedHoursAgo: 100, sinceHoursAgo: 100 },
    message: 'Coffee in bags of one kilogram, 60 products.',
  },
  {
    ...{ companyName: 'Molino San Giusto S.r.l.', contactName: 'Chiara Valenti', country: 'IT' },
    ...{ email: 'chiara@sangiusto.example', phone: '+390694801234', website: 'https://sangiusto.example' },
    ...{ status: 'CONTACTED', askedHoursAgo: 120, sinceHoursAgo: 30 },
    note: 'Called on the first day. Sends the list once their new prices are out.',
  },
  {
    ...{ companyName: 'Hafenkante Handel GmbH', contactName: 'Nora Petersen', country: 'DE' },
    ...{ email: 'nora@hafenkante.example', phone: '+494044406655', website: null },
    ...{ status: 'STOCK_CHECK', askedHoursAgo: 200, sinceHoursAgo: 20 },
    note: 'List of 1,204 products received; check it and call back.',
  },
  {
    ...{ companyName: 'Van Loon Drogisterijen B.V.', contactName: 'Pieter van Loon', country: 'NL' },
    ...{ email: 'pieter@vanloon.example', phone: '+31201234567', website: 'https://vanloon.example' },
    ...{ status: 'QUALIFIED', askedHoursAgo: 260, sinceHoursAgo: 44 },
    note: '44 % of the list would win or lies within 5 % of the winning price.',
  },
  {
    ...{ companyName: 'Costa Brisa Exportación S.L.', contactName: 'Lucía Ferrer', country: 'ES' },
    ...{ email: 'lucia@costabrisa.example', phone: null, website: null },
    ...{ status: 'COMPLETED_UNSUCCESSFUL', askedHoursAgo: 700, sinceHoursAgo: 400 },
    ...{ reason: 'STOCK_NOT_COMPETITIVE', note: 'Two of 300 products would win. Asks again in spring.' },
  },
];

/** The list of this one is to be checked: its deal number is D-00001042. */
const checked = '0198c0de-0000-7000-8000-000000001042';

export function demoLeads(base: Instant): LeadRow[] {
  return plans.map((whole, index) => {
    const { askedHoursAgo, sinceHoursAgo, ...plan } = whole;
    const updatedAt = plus(base, -hours(sinceHoursAgo));
    const id = plan.status === 'STOCK_CHECK' ? checked : `0198c0de-0000-7000-8000-00000000200${index}`;
    const slug = `${plan.email.split('@')[1]?.split('.')[0]}-${id.slice(-8)}`;
    const createdAt = plus(base, -hours(askedHoursAgo));
    const steps = stepsOf(whole, base);
    return { message: '', ...plan, id, slug, createdAt, updatedAt, steps, dueAt: dueOf(plan.status, updatedAt) };
  });
}

const way: readonly LeadStatus[] = ['NEW', 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED'];

/** From the day it asked to the step it stands at, evenly. One that ended came as far as its stock check. */
function stepsOf({ status, reason, askedHoursAgo: asked, sinceHoursAgo: since }: Plan, base: Instant): LeadStep[] {
  const passed = way.includes(status) ? way.slice(0, way.indexOf(status) + 1) : [...way.slice(0, 3), status];
  const apart = (asked - since) / Math.max(1, passed.length - 1);
  return passed.map((step, index) => ({
    status: step,
    at: plus(base, -hours(Math.round(asked - apart * index))),
    by: index === 0 ? null : 'Grace Whitfield',
    reason: step === 'COMPLETED_UNSUCCESSFUL' ? (reason ?? null) : null,
  }));
}
