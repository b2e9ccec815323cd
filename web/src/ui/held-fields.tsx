import type { ReactNode } from 'react';

/** Fields that are switched off while what they hold is on its way: typed meanwhile it would not be sent, and lost. */
export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={isHeld} className="contents">
      {children}
    </fieldset>
  );
}
