import type { Decision } from '@quayside/contract/decisions';
import { claimMessages } from '@quayside/contract/messages/claims';
import { decisionMessages as words } from '@quayside/contract/messages/decisions';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { kindOf, reasonOf } from '../decision-texts.ts';
import { LookButtons } from './look-buttons.tsx';

interface SecondApprovalProps {
  decision: Decision;
  /** Of what it is about, as it is on the screen. */
  version: number;
  /** Names of a claim's lines by their id. */
  lineNames?: ReadonlyMap<string, string>;
  id: string;
  /** Where the focus goes when it is decided. */
  landingId: string;
}

/** On the page of what it is about: the whole decision, who made it, and what this person may do with it (INT-04). */
export function SecondApproval({ decision, version, lineNames, id, landingId }: SecondApprovalProps) {
  const isMine = decision.allowedActions.includes('WITHDRAW');
  return (
    <Card title={words.title} id={id} rail={isMine ? 'wait' : 'move'}>
      <Stack gap={4}>
        <Text>{isMine ? words.yours : words.others}</Text>
        <Facts decision={decision} lineNames={lineNames ?? new Map()} />
        <LookButtons decision={decision} version={version} landingId={landingId} />
      </Stack>
    </Card>
  );
}

function Facts({ decision, lineNames }: { decision: Decision; lineNames: ReadonlyMap<string, string> }) {
  const { timeZone } = useUser().company;
  const { amount, total, by, at } = decision;
  return (
    <KeyValueList
      items={[
        { key: words.columns.kind, value: kindOf(decision) },
        { key: words.facts.amount, value: <MoneyText money={amount} tone="strong" /> },
        ...(total.amount === amount.amount ? [] : [{ key: words.facts.total, value: <MoneyText money={total} /> }]),
        ...claimFacts(decision, lineNames),
        { key: words.facts.by, value: by },
        { key: words.facts.at, value: <DateText iso={at} form="time" zone={timeZone} /> },
        { key: words.facts.reason, value: reasonOf(decision) },
      ]}
    />
  );
}

function claimFacts({ claim }: Decision, lineNames: ReadonlyMap<string, string>): KeyValue[] {
  if (claim === null) return [];
  return [
    { key: words.facts.fault, value: claimMessages.faults[claim.fault] },
    { key: words.facts.resolution, value: claimMessages.resolutions[claim.resolution] },
    ...claim.lines.map(({ lineQid, amount }) => ({
      key: words.facts.refundFor(lineNames.get(lineQid) ?? lineQid),
      value: <MoneyText money={amount} />,
    })),
  ];
}
