import { insightMessages as words } from '@quayside/contract/messages/insights';
import { type ReactNode, useId } from 'react';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Answer, ProofRoom } from '../../../ui/placing.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';

/** What a query knows of what it asked for. */
export interface Loaded<Data> {
  data: Data | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface PartProps<Data> {
  part: Loaded<Data>;
  name: keyof typeof words.questions;
  children: (data: Data) => ReactNode;
}

/** A question with its answer; while that is on its way or failed, its place says so and the others stand. */
export function Part<Data>({ part: { data, isError, isPlaceholderData, refetch }, name, children }: PartProps<Data>) {
  const id = useId();
  if (data !== undefined && !isError) return <div aria-busy={isPlaceholderData}>{children(data)}</div>;
  return (
    <div aria-busy={!isError}>
      <Answer
        labelId={id}
        proof={
          isError ? null : (
            <ProofRoom isTall={name === 'rank'}>
              <Skeleton shape="chart" />
            </ProofRoom>
          )
        }
      >
        <Text as="span" size="small" tone="muted" weight="strong">
          <span id={id}>{words.questions[name]}</span>
        </Text>
        {isError ? (
          <LoadFailed onRetry={() => void refetch()}>{words.partFailed[name]}</LoadFailed>
        ) : (
          <Skeleton shape="heading" />
        )}
      </Answer>
    </div>
  );
}
