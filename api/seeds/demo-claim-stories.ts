/** How the demo world's claims went: the steps of each kind of story, in hours before the base time. */
import {
  type ClaimStatus,
  type ClaimType,
  type Fault,
  groupOfClaim,
  type Resolution,
  type SellerResponse,
} from '@quayside/contract/claim-values';

export type ClaimStep = {
  readonly hoursAgo: number;
  readonly action: string;
  readonly by: 'BUYER' | 'SELLER' | 'STAFF' | 'SYSTEM';
  readonly to: ClaimStatus;
  readonly words?: string;
};
export type ClaimStory = {
  readonly type: ClaimType;
  readonly description: string;
  readonly steps: readonly ClaimStep[];
  readonly response?: SellerResponse;
  /** What the buyer sent of what is needed; everything when absent. */
  readonly evidence?: 'whole' | 'blurred' | 'none';
  /** `share` of what is claimed, in percent. */
  readonly decision?: { readonly fault: Fault; readonly resolution: Resolution; readonly share: bigint };
};

const submitted = (hoursAgo: number): ClaimStep => ({ hoursAgo, action: 'submit', by: 'BUYER', to: 'SUBMITTED' });
/** How long the system takes for what it does at once. */
const moment = 0.01;
const triaged = (hoursAgo: number, to: 'UNDER_REVIEW' | 'AWAITING_EVIDENCE' = 'UNDER_REVIEW'): ClaimStep => ({
  hoursAgo: hoursAgo - moment,
  action: 'triage',
  by: 'SYSTEM',
  to,
});
const asked = (hoursAgo: number, words: string): ClaimStep => ({
  hoursAgo,
  action: 'ask_seller',
  by: 'STAFF',
  to: 'AWAITING_SELLER',
  words,
});
const decided = (hoursAgo: number, to: ClaimStatus, words: string): ClaimStep => ({
  hoursAgo,
  action: 'decide',
  by: 'STAFF',
  to,
  words,
});

/** At least one in every state. What waits for the system, it does soon after the start. */
export const claimStories = {
  asked: {
    type: 'DAMAGED_ITEM',
    description: 'Two boxes arrived with crushed corners, the bottles inside are broken.',
    steps: [submitted(50), triaged(50), asked(20, 'How were these boxes packed?')],
  },
  askedEarly: {
    type: 'MISSING_ITEM',
    description: 'The delivery note says two pieces of each, the boxes hold none of them.',
    steps: [submitted(80), triaged(80), asked(44, 'Please compare with your packing list.')],
  },
  contested: {
    type: 'NOT_AS_DESCRIBED',
    description: 'The label is in another language than the offer says.',
    steps: [
      submitted(96),
      triaged(96),
      asked(60, 'Is this the article you offered?'),
      {
        hoursAgo: 30,
        action: 'contest',
        by: 'SELLER',
        to: 'UNDER_REVIEW',
        words: 'The offer named both languages, see the data sheet.',
      },
    ],
    response: 'CONTEST',
  },
  unanswered: {
    type: 'WRONG_ITEM',
    description: 'We ordered 200 ml and got 100 ml.',
    steps: [
      submitted(136),
      triaged(136),
      asked(130, 'Please tell us what was packed.'),
      { hoursAgo: 30, action: 'seller_timeout', by: 'SYSTEM', to: 'UNDER_REVIEW' },
    ],
    response: 'NO_RESPONSE',
  },
  reviewed: {
    type: 'INVOICE_OR_PRICE_ERROR',
    description: 'The invoice has another price than the order.',
    steps: [submitted(15), triaged(15)],
  },
  evidence: {
    type: 'DECODED_ITEM',
    description: 'The batch codes were scratched off.',
    evidence: 'blurred',
    steps: [submitted(26), triaged(26, 'AWAITING_EVIDENCE')],
  },
  fresh: {
    type: 'EXPIRED_OR_SHORT_DATED',
    description: 'All of it expires within the month.',
    steps: [submitted(9)],
  },
  approved: {
    type: 'DAMAGED_ITEM',
    description: 'One pallet corner was driven into, two cartons are wet.',
    steps: [
      submitted(70),
      triaged(70),
      asked(60, 'Was the pallet wrapped?'),
      { hoursAgo: 9, action: 'accept', by: 'SELLER', to: 'APPROVED', words: 'Our packing was poor, we are sorry.' },
    ],
    response: 'ACCEPT',
    decision: { fault: 'SELLER', resolution: 'REFUND', share: 100n },
  },
  partly: {
    type: 'MISSING_ITEM',
    description: 'Half of the small parts are missing.',
    steps: [
      submitted(72),
      triaged(72),
      decided(9, 'PARTIALLY_APPROVED', 'The weight shows that about half of it was packed.'),
    ],
    decision: { fault: 'SELLER', resolution: 'PARTIAL_REFUND', share: 50n },
  },
  rejected: {
    type: 'AUTHENTICITY',
    description: 'The hologram looks different from the one we know.',
    steps: [submitted(90), triaged(90), decided(40, 'REJECTED', 'The brand confirmed the new hologram.')],
    decision: { fault: 'BUYER', resolution: 'NO_ACTION', share: 0n },
  },
  settled: {
    type: 'DAMAGED_ITEM',
    description: 'The carrier dropped a box in front of our door.',
    steps: [
      submitted(110),
      triaged(110),
      decided(48, 'APPROVED', 'The carrier admits it.'),
      { hoursAgo: 48 - moment, action: 'settle', by: 'SYSTEM', to: 'SETTLED' },
    ],
    decision: { fault: 'CARRIER', resolution: 'REFUND', share: 100n },
  },
  sentAgain: {
    type: 'WRONG_ITEM',
    description: 'The boxes hold another scent than the one we ordered.',
    steps: [
      submitted(66),
      triaged(66),
      decided(9, 'AWAITING_RESHIPMENT', 'The seller has the right article and sends it.'),
    ],
    decision: { fault: 'SELLER', resolution: 'RESHIP', share: 0n },
  },
  withdrawn: {
    type: 'MISSING_ITEM',
    description: 'One box is missing.',
    steps: [
      submitted(88),
      triaged(88),
      { hoursAgo: 60, action: 'withdraw', by: 'BUYER', to: 'WITHDRAWN', words: 'It stood in another aisle.' },
    ],
  },
  closed: {
    type: 'WRONG_ITEM',
    description: 'This is not what we ordered.',
    evidence: 'none',
    steps: [
      submitted(138),
      triaged(138, 'AWAITING_EVIDENCE'),
      { hoursAgo: 12, action: 'evidence_timeout', by: 'SYSTEM', to: 'CLOSED_NO_RESPONSE' },
    ],
  },
} as const satisfies Readonly<Record<string, ClaimStory>>;

export type ClaimStoryName = keyof typeof claimStories;

/** Pieces of a line that demo claims are about. */
export const claimedPieces = (confirmed: number): number => Math.min(2, confirmed);

/** Pieces that the sale counts as claimed: while the claim is open, and once it is settled. */
export function countedPieces(name: ClaimStoryName | undefined, confirmed: number | null): number {
  const status = name && claimStories[name].steps.at(-1)?.to;
  const counts = status && (groupOfClaim[status] === 'OPEN' || status === 'SETTLED');
  return counts ? claimedPieces(confirmed ?? 0) : 0;
}
