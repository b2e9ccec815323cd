import type { InternalSeller } from '@quayside/contract/internal-sellers';

const tones = {
  ONBOARDING: 'neutral',
  IN_REVIEW: 'move',
  ACTIVE: 'success',
  PAUSED: 'wait',
  SUSPENDED: 'error',
  REJECTED: 'neutral',
  CLOSED: 'neutral',
} as const;

export const toneOf = (status: InternalSeller['status']) => tones[status];
