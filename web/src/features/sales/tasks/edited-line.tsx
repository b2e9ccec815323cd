import { countLabel } from '@quayside/contract/count-label';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages } from '@quayside/contract/messages/orders';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Only } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { FieldAtEnd, FieldRoom, Grows, RowStrip } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { Product } from '../components/sale-line-parts.tsx';
import {
  draftOf,
  draftTotal,
  fieldIdOf,
  isReason,
  type LineDraft,
  type LineError,
  type QuantitiesDraft,
} from '../quantities.ts';
import type { SaleLine } from '../sales.api.ts';

const words = orderTaskMessages.quantities;
const names = orderMessages.lines;
const reasons = Object.entries(orderMessages.reductionReasons).map(([value, label]) => ({ value, label }));

interface Edited {
  draft: QuantitiesDraft;
  /** The draft without what nobody can confirm. */
  counted: QuantitiesDraft;
  errors: readonly LineError[];
  change: (line: SaleLine, next: LineDraft) => void;
  isSettled: boolean;
}

/** As on the page, with a field where the confirmed quantity stands. */
export const editedColumns = ({ draft, counted, errors, change, isSettled }: Edited): Column<SaleLine>[] => [
  {
    id: 'product',
    header: names.product,
    card: 'title',
    isFreeText: true,
    cell: (line) => (
      <WithPicture src={line.picture}>
        <Product line={line} isEdited />
      </WithPicture>
    ),
  },
  {
    id: 'ordered',
    card: 'hidden',
    header: names.ordered,
    align: 'end',
    cell: (line) => (
      <Text as="span" size="num">
        {countLabel(line.requestedQuantity)}
      </Text>
    ),
  },
  {
    id: 'confirmed',
    header: words.total,
    align: 'end',
    card: 'action',
    cell: (line) =>
      isSettled ? (
        <FieldAtEnd>
          <QuantityInput
            id={fieldIdOf(line.qid, 'quantity')}
            label={words.field(line.productName)}
            isLabelHidden
            value={draftOf(line, draft).quantity}
            max={line.confirmedQuantity ?? line.requestedQuantity}
            step={line.unitSize}
            isWhole
            error={errorIn(
              errors.find(({ qid }) => qid === line.qid),
              'quantity',
            )}
            onChange={(quantity) => change(line, { ...draftOf(line, draft), quantity })}
          />
          <Only on="card">
            <Text as="span" size="small" tone="muted">
              {words.ofOrdered(line.requestedQuantity)} <MoneyText money={line.unitPrice} tone="muted" />
            </Text>
          </Only>
        </FieldAtEnd>
      ) : (
        <FieldRoom />
      ),
  },
  {
    id: 'price',
    header: names.price,
    align: 'end',
    card: 'hidden',
    cell: (line) => <MoneyText money={line.unitPrice} tone="muted" />,
  },
  {
    id: 'total',
    header: names.total,
    align: 'end',
    card: 'figure',
    cell: (line) => <MoneyText money={{ amount: draftTotal([line], counted), currency: line.total.currency }} />,
  },
];

interface WhyLessProps {
  line: SaleLine;
  draft: LineDraft;
  error: LineError | undefined;
  onChange: (draft: LineDraft) => void;
}

/** How much less goes out, and why; another reason than those is told in words. */
export function WhyLess({ line, draft, error, onChange }: WhyLessProps) {
  return (
    <RowStrip>
      <Text as="span" size="small" weight="strong">
        {names.fewer(line.requestedQuantity - draft.quantity)}
      </Text>
      <Select
        id={fieldIdOf(line.qid, 'reason')}
        label={words.reason}
        isLabelHidden
        placeholder={words.reason}
        options={reasons}
        value={draft.reason}
        error={errorIn(error, 'reason')}
        onChange={({ target }) => onChange({ ...draft, reason: isReason(target.value) ? target.value : '' })}
      />
      {draft.reason === 'OTHER' && (
        <Grows>
          <TextField
            id={fieldIdOf(line.qid, 'note')}
            label={words.note}
            hint={words.noteHint}
            maxLength={500}
            value={draft.note}
            error={errorIn(error, 'note')}
            onChange={({ target }) => onChange({ ...draft, note: target.value })}
          />
        </Grows>
      )}
    </RowStrip>
  );
}

const errorIn = (error: LineError | undefined, part: LineError['part']): string | undefined =>
  error?.part === part ? error.message : undefined;
