import { deskMessages as words } from '@quayside/contract/messages/payment-review';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { DueDate } from '../../ui/facts/due-date.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';
import type { DeskRow } from './desk-rows.ts';

const icons: Readonly<Record<DeskRow['kind'], IconName>> = {
  payment: 'payment',
  claim: 'alert-circle',
  message: 'mail',
  company: 'user',
  question: 'mail',
  lead: 'phone',
  withdrawal: 'payment',
  credit: 'payment',
  debt: 'payment',
  loss: 'lock',
  request: 'packages',
};

/** `zone`: the reader's own clock tells when a reply is due. `first`: the row whose button is yellow. */
export const deskColumns = (zone: string, first: string | undefined): Column<DeskRow>[] => [
  {
    id: 'kind',
    header: words.columns.kind,
    cell: ({ kind }) => (
      <Cluster gap={2} isOneLine>
        <Icon name={icons[kind]} />
        <Text as="span" weight="strong">
          {words.kinds[kind]}
        </Text>
      </Cluster>
    ),
  },
  {
    id: 'about',
    header: words.columns.about,
    card: 'title',
    cell: ({ number, seller, detail }) => (
      <Stack gap={1}>
        <Cluster gap={2} align="baseline">
          {number !== null && <CodeValue code={number} name={words.columns.about} isPlain />}
          <Text as="span" weight="strong" isFreeText>
            {seller}
          </Text>
        </Cluster>
        <Text as="span" size="small" tone="muted" isFreeText>
          {detail}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'due',
    header: words.columns.due,
    cell: ({ due }) => <DueDate until={due} zone={zone} none={words.noDeadline} ended={words.overdue} />,
  },
  {
    id: 'amount',
    header: words.columns.amount,
    align: 'end',
    card: 'figure',
    cell: ({ amount }) => amount && <MoneyText money={amount} tone="strong" />,
  },
  {
    id: 'action',
    header: words.columns.action,
    card: 'action',
    cell: ({ key, kind, number, seller, to }) => (
      <LinkButton
        to={to}
        look={key === first ? 'move' : 'secondary'}
        size="compact"
        aria-label={words.actionNamed(words.actions[kind], number ?? seller)}
      >
        {words.actions[kind]}
      </LinkButton>
    ),
  },
];
