import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

const words = orderTaskMessages.sla;

interface AgreementTermsProps {
  isAgreed: boolean;
  /** Somebody went on without the tick. */
  isMissed: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** What is agreed, in five lines, and the tick (ORD-08). */
export function AgreementTerms({ isAgreed, isMissed, onChange }: AgreementTermsProps) {
  return (
    <>
      <Stack as="ol" gap={3}>
        {words.points.map((point) => (
          <li key={point}>
            <Text as="span">{point}</Text>
          </li>
        ))}
      </Stack>
      <Checkbox
        label={words.agree}
        checked={isAgreed}
        onChange={({ target }) => onChange(target.checked)}
        error={isMissed ? words.agreeFirst : undefined}
      />
    </>
  );
}
