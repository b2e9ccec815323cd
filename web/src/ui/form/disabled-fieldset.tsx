import type { ReactNode, Ref } from 'react';

/** Fields that are switched off while what they hold is on its way: typed meanwhile it would not be sent, and lost. */
export function DisabledFieldset(props: { isHeld: boolean; children: ReactNode; ref?: Ref<HTMLFieldSetElement> }) {
  const { isHeld, children, ref } = props;
  return (
    <fieldset ref={ref} disabled={isHeld} className="contents">
      {children}
    </fieldset>
  );
}
