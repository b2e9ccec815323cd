import { faults } from '@quayside/contract/claim-values';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { expect, it } from 'vitest';

it('[CLM-05] goods are sent again at the cost of a seller whose fault it is, and of no other', () => {
  const isAtCost = (fault: (typeof faults)[number] | null) =>
    claimFormMessages.shippingAgain.text('1 December', fault).includes('at your cost');
  expect([...faults, null].filter(isAtCost)).toEqual(['SELLER']);
});
