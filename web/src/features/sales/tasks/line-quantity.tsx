import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages } from '@quayside/contract/messages/orders';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { fieldIdOf, isReason, type LineDraft, type LineError } from '../quantities.ts';
import type { SaleLine } from '../sales.api.ts';

const words = orderTaskMessages.quantities;
const reasons = Object.entries(orderMessages.reductionReasons).map(([value, label]) => ({ value, label }));

interface LineQuantityProps {
  line: SaleLine;
  draft: LineDraft;
  error: LineError | undefined;
  onChange: (draft: LineDraft) => void;
}

/** One line: how much goes out, and below a lowered amount why it is less. */
export function LineQuantity({ line, draft, error, onChange }: LineQuantityProps) {
  const isLess = draft.quantity < line.requestedQuantity;
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between" align="start">
        <WithPicture src={line.picture}>
          <Stack gap={1}>
            <Text as="span" weight="strong">
              {line.productName}
            </Text>
            <Text as="span" size="small" tone="muted">
              {words.ordered(line.requestedQuantity)},{' '}
              {line.unitSize > 1 && `${orderMessages.lines.unit(line.unitSize)}, `}
              <MoneyText money={line.unitPrice} tone="muted" />
            </Text>
          </Stack>
        </WithPicture>
        <QuantityInput
          id={fieldIdOf(line.qid, 'quantity')}
          label={words.field(line.productName)}
          isLabelHidden
          value={draft.quantity}
          max={line.confirmedQuantity ?? line.requestedQuantity}
          step={line.unitSize}
          isWhole
          error={errorIn(error, 'quantity')}
          onChange={(quantity) => onChange({ ...draft, quantity })}
        />
      </Cluster>
      {isLess && <WhyLess line={line} draft={draft} error={error} onChange={onChange} />}
    </Stack>
  );
}

/** The reason of a lowered amount; another one than those is told in words. */
function WhyLess({ line, draft, error, onChange }: LineQuantityProps) {
  return (
    <>
      <Select
        id={fieldIdOf(line.qid, 'reason')}
        label={words.reason}
        placeholder
        options={reasons}
        value={draft.reason}
        error={errorIn(error, 'reason')}
        onChange={({ target }) => onChange({ ...draft, reason: isReason(target.value) ? target.value : '' })}
      />
      {draft.reason === 'OTHER' && (
        <TextField
          id={fieldIdOf(line.qid, 'note')}
          label={words.note}
          hint={words.noteHint}
          maxLength={500}
          value={draft.note}
          error={errorIn(error, 'note')}
          onChange={({ target }) => onChange({ ...draft, note: target.value })}
        />
      )}
    </>
  );
}

const errorIn = (error: LineError | undefined, part: LineError['part']): string | undefined =>
  error?.part === part ? error.message : undefined;
