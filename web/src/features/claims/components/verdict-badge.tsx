import { claimMessages as words } from '@quayside/contract/messages/claims';
import { type BadgeTone, StatusBadge } from '../../../ui/facts/status-badge.tsx';
import type { ClaimFile } from '../claims.api.ts';

type Verdict = ClaimFile['verdict'];

const tones: Readonly<Record<Verdict, BadgeTone>> = {
  OK: 'success',
  BLURRED: 'caution',
  NO_LABEL_VISIBLE: 'caution',
  WRONG_SUBJECT: 'caution',
  DUPLICATE: 'caution',
  TOO_SMALL: 'caution',
};

/** What the measuring says of a file; a person may see it otherwise. */
export const VerdictBadge = ({ verdict }: { verdict: Verdict }) => (
  <StatusBadge tone={tones[verdict]}>{words.verdicts[verdict]}</StatusBadge>
);
