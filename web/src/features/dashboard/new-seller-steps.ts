/** What a new company has before it sells, step by step. Pure. */

import type { CompanyProfile } from '@quayside/contract/company';
import { countLabel } from '@quayside/contract/count-label';
import { dashboardMessages } from '@quayside/contract/messages/dashboard';

const words = dashboardMessages.steps;
type Page = CompanyProfile['missingForPayment'][number];

export interface NewSellerStep {
  key: 'company' | 'list' | 'review' | 'bank';
  title: string;
  text: string;
  isDone: boolean;
}

/** Bank details come last: the first payment needs them, the first order does not. */
const bank: Page = 'payment-details';

/** @param offers how many there are; undefined for whoever may not see them */
export function newSellerSteps(
  { missingForPayment: missing, status }: Pick<CompanyProfile, 'missingForPayment' | 'status'>,
  offers: number | undefined,
): NewSellerStep[] {
  const pages = missing.filter((page) => page !== bank).length;
  const step = (key: NewSellerStep['key'], isDone: boolean, text: string): NewSellerStep => ({
    ...{ key, isDone, text },
    title: words[key].title,
  });
  const isSubmitted = status !== 'ONBOARDING';
  return [
    step('company', pages === 0, pages === 0 ? words.company.done : words.company.open(pages)),
    ...(offers === undefined
      ? []
      : [step('list', offers > 0, offers > 0 ? words.list.done(countLabel(offers)) : words.list.open)]),
    step(
      'review',
      isSubmitted && status !== 'IN_REVIEW',
      !isSubmitted ? words.review.open : status === 'IN_REVIEW' ? words.review.waits : words.review.done,
    ),
    step('bank', !missing.includes(bank), missing.includes(bank) ? words.bank.open : words.bank.done),
  ];
}
