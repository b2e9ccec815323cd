import type { ReactNode } from 'react';
import { useId } from 'react';
import { Heading } from '../../../ui/heading.tsx';
import { Answer } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';

/** A question of the seller: the finding is read first, the drawing beside it proves it, the action follows from it. */
export function Question(props: {
  question: string;
  finding: string;
  why?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { question, finding, why, action, children } = props;
  const id = useId();
  return (
    <Answer labelId={id} proof={children}>
      <Text as="span" size="small" tone="muted" weight="strong">
        {question}
      </Text>
      <Heading level={2} id={id}>
        {finding}
      </Heading>
      {why && <Text tone="muted">{why}</Text>}
      {action && <div>{action}</div>}
    </Answer>
  );
}
