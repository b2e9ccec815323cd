/** The draft of "Confirm quantities": one entry per line, and what is sent of it (ORD-05). Pure. */
import { orderMessages } from '@quayside/contract/messages/orders';
import { isRecord } from '../../lib/problem-body.ts';
import type { ConfirmedLine, ReductionReason, SaleLine } from './sales.api.ts';
import { decimalText } from './totals.ts';

export interface LineDraft {
  quantity: number;
  reason: ReductionReason | '';
  note: string;
}
/** By line qid; a line without entry stays as it is prefilled. */
export type QuantitiesDraft = Readonly<Record<string, LineDraft>>;

export const isReason = (text: string): text is ReductionReason => Object.hasOwn(orderMessages.reductionReasons, text);

/** What is wrong with a line, and the control that puts it right. */
export interface LineError {
  qid: string;
  part: 'quantity' | 'reason' | 'note';
  fieldId: string;
  message: string;
}
export const fieldIdOf = (qid: string, part: LineError['part']): string => `${part}-${qid}`;

/** What a line starts from: what this company saved as a draft, else what is confirmed, else what was ordered. */
export const prefilled = (line: SaleLine): LineDraft => ({
  quantity: line.draftQuantity ?? baseline(line),
  reason: line.reductionReason ?? '',
  note: line.reductionNote ?? '',
});

const baseline = (line: SaleLine): number => line.confirmedQuantity ?? line.requestedQuantity;

export const draftOf = (line: SaleLine, draft: QuantitiesDraft): LineDraft => draft[line.qid] ?? prefilled(line);

/** Less than was ordered: needs a reason. */
export const isLowered = (line: SaleLine, draft: QuantitiesDraft): boolean =>
  draftOf(line, draft).quantity < line.requestedQuantity;

/** Whether some line goes below what stands: what was ordered, or confirmed before. */
export const lowersStanding = (lines: readonly SaleLine[], draft: QuantitiesDraft): boolean =>
  lines.some((line) => draftOf(line, draft).quantity < baseline(line));

/** The lines to send: those that differ from what was ordered or confirmed. The others are left out and stay as they are. */
export function linesToSend(lines: readonly SaleLine[], draft: QuantitiesDraft): ConfirmedLine[] {
  return lines.flatMap((line) => {
    const { quantity, reason, note } = draftOf(line, draft);
    if (quantity === baseline(line) && quantity === line.requestedQuantity) return [];
    const isLess = quantity < line.requestedQuantity;
    return [
      {
        qid: line.qid,
        confirmedQuantity: quantity,
        ...(isLess && reason ? { reason } : {}),
        ...(isLess && reason === 'OTHER' && note.trim() ? { note: note.trim() } : {}),
      },
    ];
  });
}

/** Neither more than stands, nor parts of a selling unit. */
export const isConfirmable = (line: SaleLine, quantity: number): boolean =>
  quantity <= baseline(line) && quantity % line.unitSize === 0;

/** The draft without the quantities nobody can confirm: those lines count as prefilled, or whole where that is none either. */
export function withoutFaults(lines: readonly SaleLine[], draft: QuantitiesDraft): QuantitiesDraft {
  const counted = lines.flatMap((line): [string, LineDraft][] => {
    const [typed, kept] = [draft[line.qid], prefilled(line)];
    if (typed && isConfirmable(line, typed.quantity)) return [[line.qid, typed]];
    return isConfirmable(line, kept.quantity) ? [] : [[line.qid, { ...kept, quantity: baseline(line) }]];
  });
  return Object.fromEntries(counted);
}

/** Goods at the drafted quantities, as decimal text; unit prices have two decimals. */
export function draftTotal(lines: readonly SaleLine[], draft: QuantitiesDraft): string {
  const cents = lines.reduce(
    (sum, line) => sum + BigInt(line.unitPrice.amount.replace('.', '')) * BigInt(draftOf(line, draft).quantity),
    0n,
  );
  return decimalText(cents);
}

/** Reads a kept draft; anything unexpected gives null. */
export function readQuantities(kept: unknown): QuantitiesDraft | null {
  if (!isRecord(kept)) return null;
  const entries = Object.entries(kept).flatMap(([qid, value]): [string, LineDraft][] => {
    if (
      !isRecord(value) ||
      typeof value.quantity !== 'number' ||
      typeof value.note !== 'string' ||
      typeof value.reason !== 'string'
    )
      return [];
    if (!Number.isSafeInteger(value.quantity) || value.quantity < 0) return [];
    return [[qid, { quantity: value.quantity, reason: isReason(value.reason) ? value.reason : '', note: value.note }]];
  });
  return Object.fromEntries(entries);
}
