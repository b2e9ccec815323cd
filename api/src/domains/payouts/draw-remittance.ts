/** The remittance advice as a paper: who paid whom, when, to which account, and for what (ORD-15). Drawn in a thread. */
import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { PayoutEntry } from '@quayside/contract/payouts';
import type { Instant } from '../../kernel/clock.ts';
import { readable } from '../../kernel/money.ts';
import type { Party } from '../../kernel/party.ts';
import { longDate } from '../../platform/pdf/long-date.ts';
import { head, parties, statements, totals } from '../../platform/pdf/paper-parts.ts';
import { a4, closePaper, openPaper, type Paper } from '../../platform/pdf/pdf-paper.ts';
import { table } from '../../platform/pdf/pdf-table.ts';

export type RemittanceContent = {
  readonly orderNumber: string;
  /** What the payment is found by on a bank statement. */
  readonly transferId: string;
  readonly payer: Party;
  readonly seller: Party;
  readonly accountEnding: string;
  readonly currency: string;
  readonly amount: string;
  readonly entries: readonly Pick<PayoutEntry, 'kind' | 'order' | 'amount'>[];
  /** When it was paid; null with the reason why it is not. */
  readonly paidAt: Instant | null;
  readonly status: string;
  /** What the paper tells of last: the same payout in the same state gives the same file. */
  readonly at: Instant;
};

const words = payoutMessages.advice;
const title = payoutMessages.remittanceTitle;

export function draw(content: RemittanceContent): Paper {
  const { orderNumber, payer, seller, at, currency } = content;
  const amount = readable(content.amount);
  const about = { title: `${title} ${orderNumber}`, subject: words.about(orderNumber), author: payer.name };
  const paper = openPaper({ ...about, createdAt: at }, a4);
  head(paper, title, payer.name, [
    { label: words.order, value: orderNumber, isCode: true },
    { label: words.date, value: content.paidAt ? longDate(content.paidAt) : words.notYet },
    { label: words.account, value: content.accountEnding, isCode: true },
    { label: words.amount, value: `${currency} ${amount}` },
  ]);
  parties(paper, [
    { role: words.from, party: payer },
    { role: words.to, party: seller },
  ]);
  entries(paper, content);
  totals(paper, [
    { label: content.paidAt ? words.total : words.totalDue, value: `${currency} ${amount}`, isStrong: true },
  ]);
  statements(paper, [
    `${words.transfer}: ${content.transferId}`,
    ...(content.paidAt ? [] : [words.notPaid(content.status)]),
  ]);
  closePaper(paper, `${title} · ${orderNumber} · ${payer.name}`);
  return paper;
}

function entries(paper: Paper, { entries: rows, currency }: RemittanceContent): void {
  table(
    paper,
    [
      { header: words.entry, share: 45, text: payoutMessages.nameOf },
      { header: words.order, share: 30, face: 'mono', text: ({ order }) => order },
      {
        header: `${words.amount}, ${currency}`,
        share: 25,
        align: 'end',
        text: (entry) => readable(entry.amount.amount),
      },
    ],
    rows,
  );
}
