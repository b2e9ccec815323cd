import type { Claim } from '@quayside/contract/claims';
import { describe, expect, it } from 'vitest';
import {
  type DecisionDraft,
  decisionOf,
  firstDecision,
  mostOf,
  problemsOf,
  questionOf,
  readDecision,
  totalOf,
} from './decision.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' }) as const;
const line = (lineQid: string, claimed: string, most: string): Claim['lines'][number] => ({
  lineQid,
  productName: 'Soap',
  gtin: '08712345678906',
  quantity: 2,
  shippedQuantity: 10,
  unitPrice: euro('5.00'),
  claimedAmount: euro(claimed),
  maximumAmount: euro(most),
  approvedAmount: null,
});
const claim = {
  lines: [line('a', '10.00', '50.00'), line('b', '10.00', '4.00')],
  amount: euro('20.00'),
  amountLeft: null,
};
const draft = (more: Partial<DecisionDraft> = {}): DecisionDraft => ({
  fault: 'SELLER',
  resolution: 'REFUND',
  amounts: { a: '10.00', b: '4.00' },
  note: 'So.',
  ...more,
});
const messages = (given: Partial<DecisionDraft>) => problemsOf(draft(given), claim).map(({ message }) => message);

describe('[CLM-05] a decision as staff type it', () => {
  it('begins with what is claimed, and never more than can be refunded', () => {
    expect(firstDecision(claim).amounts).toEqual({ a: '10.00', b: '4.00' });
    expect(totalOf(draft(), claim)).toEqual(euro('14.00'));
  });

  it('names what is missing and what is too much', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ fault: null, resolution: null, note: ' ' })).toEqual([
      'Choose the responsible party.',
      'Choose an outcome.',
      'Explain the decision.',
    ]);
    expect(messages({ amounts: { a: '50.01' } })).toEqual(['A refund can be at most €\u00A050.00.']);
    expect(messages({ amounts: {} })).toEqual(['A refund needs an amount. Choose “No action” to reject the claim.']);
  });

  it('refunds nothing when no action is taken or the goods are sent again', () => {
    for (const resolution of ['NO_ACTION', 'RESHIP'] as const) {
      expect(messages({ resolution })).toEqual([]);
      expect(decisionOf(draft({ resolution }), claim).lines.map(({ amount }) => amount.amount)).toEqual([
        '0.00',
        '0.00',
      ]);
    }
  });

  it('gives no more than refunds of the order have left, of all lines together', () => {
    const left = { ...claim, amountLeft: euro('12.00') };
    expect(firstDecision(left).amounts).toEqual({ a: '10.00', b: '2.00' });
    const told = (amounts: DecisionDraft['amounts']) =>
      problemsOf(draft({ amounts }), left).map(({ message }) => message);
    expect(told({ a: '10.00', b: '2.00' })).toEqual([]);
    expect(told({ a: '10.00', b: '2.01' })).toEqual(['All lines together can be refunded at most €\u00A012.00.']);
  });

  it('[CLM-04] asks for no more at a line than refunds of the order have left', () => {
    const left = { ...claim, amountLeft: euro('12.00') };
    expect(left.lines.map((line) => mostOf(line, left).amount)).toEqual(['12.00', '4.00']);
    expect(claim.lines.map((line) => mostOf(line, claim).amount)).toEqual(['50.00', '4.00']);
    const told = problemsOf(draft({ amounts: { a: '12.01', b: '0.00' } }), left);
    expect(told.map(({ message }) => message)).toEqual(['A refund can be at most €\u00A012.00.']);
  });

  it('says on an appeal that money is corrected and the decision final, also when the claim is rejected', () => {
    const asked = (resolution: DecisionDraft['resolution'], appeal: Claim['appeal'] = null) =>
      questionOf(draft({ resolution }), { ...claim, appeal });
    expect(asked('NO_ACTION')).toEqual({
      title: 'Reject this claim?',
      text: 'No money moves. Only an appeal can change it.',
    });
    const appeal = { by: 'SELLER', reason: 'Look again.', at: '2026-11-20T09:00:00.000Z' } as const;
    for (const resolution of ['NO_ACTION', 'RESHIP', 'REFUND'] as const) {
      const { text } = asked(resolution, appeal);
      expect(text).toContain('The seller’s next payout is corrected. This decision is final.');
      expect(text).not.toContain('No money moves');
    }
    expect(asked('REFUND', appeal).title).toBe('Refund €\u00A014.00?');
    expect(asked('RESHIP', appeal).title).toBe('Have the goods sent again?');
  });

  it('is found again as it was kept, and nothing else', () => {
    expect(readDecision(JSON.parse(JSON.stringify(draft())))).toEqual(draft());
    expect(readDecision({ ...draft(), fault: 'NOBODY', amounts: { a: '1e9', b: '2.00' } })).toEqual(
      draft({ fault: null, amounts: { b: '2.00' } }),
    );
    expect(readDecision('x')).toBeNull();
  });
});
