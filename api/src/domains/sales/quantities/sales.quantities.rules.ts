/** Pure rules of quantities, shipping details and reasons: what a request may ask of a sale. */
import { type declineReasons, loadLimits, palletFootprints } from '@quayside/contract/sale-values';
import type { Load } from '@quayside/contract/sales';
import type { Details, FieldErrors, Refusal } from '../../../kernel/errors.ts';
import { refuse, type SaleErrorCode } from '../sales.errors.ts';
import type { LineSnapshot, ReductionReason } from '../sales.types.ts';

type DeclineReason = (typeof declineReasons)[number];
export type AskedLine = {
  readonly qid: string;
  readonly confirmedQuantity: number;
  readonly reason?: ReductionReason | undefined;
  readonly note?: string | undefined;
};

export type DecidedLine = {
  readonly id: string;
  readonly confirmedQuantity: number;
  readonly status: 'CONFIRMED' | 'REDUCED' | 'REMOVED';
  readonly reason: ReductionReason | null;
  readonly note: string | null;
};
export type Decision = {
  readonly lines: readonly DecidedLine[];
  /** Those that this decision lowers: below what was asked for, or confirmed before. */
  readonly lowered: readonly DecidedLine[];
  readonly confirmedMinor: bigint;
};

const minimumOtherText = 10;

/**
 * Decides every line together: lines left out stay as they are (requested, or confirmed before). Throws the refusal
 * with all faulty lines named under their ids.
 */
export function decideQuantities(lines: readonly LineSnapshot[], asked: readonly AskedLine[]): Decision {
  checkLinesNamed(lines, asked);
  const byId = new Map(asked.map((line) => [line.qid, line]));
  const faults = lines.flatMap((line) => faultOf(line, byId.get(line.id)) ?? []);
  if (faults[0]) throw withFields(faults[0].code, faults);
  const decided = lines.map((line) => decideLine(line, byId.get(line.id)));
  if (decided.every(({ confirmedQuantity }) => confirmedQuantity === 0)) throw refuse('all_lines_zero');
  const amount = (line: LineSnapshot, index: number) =>
    line.unitPriceMinor * BigInt(decided[index]?.confirmedQuantity ?? 0);
  return {
    lines: decided,
    confirmedMinor: lines.reduce((sum, line, index) => sum + amount(line, index), 0n),
    lowered: decided.filter(({ confirmedQuantity }, index) => confirmedQuantity < standingOf(lines[index])),
  };
}

/** Each line named is the order's own, and named once: of two decisions about it nobody could say which counts. */
function checkLinesNamed(lines: readonly Pick<LineSnapshot, 'id'>[], asked: readonly { readonly qid: string }[]): void {
  const known = new Set(lines.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { qid } of asked) {
    if (!known.has(qid)) throw refuse('line_not_found', { lineQid: qid });
    if (seen.has(qid)) throw withFields('line_twice', [{ code: 'line_twice', lineQid: qid }]);
    seen.add(qid);
  }
}

/** A draft promises nothing, yet no more than was ordered can ever come of it. */
export function checkDrafts(
  lines: readonly Pick<LineSnapshot, 'id' | 'requestedQuantity'>[],
  drafts: readonly { readonly qid: string; readonly draftQuantity: number | null }[],
): void {
  checkLinesNamed(lines, drafts);
  const most = new Map(lines.map(({ id, requestedQuantity }) => [id, requestedQuantity]));
  const faults = drafts.flatMap(({ qid: lineQid, draftQuantity }): Fault[] => {
    const maximum = most.get(lineQid) ?? 0;
    return (draftQuantity ?? 0) > maximum ? [{ code: 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT', lineQid, maximum }] : [];
  });
  if (faults[0]) throw withFields(faults[0].code, faults);
}

/** What stands until it is decided anew. */
export const standingOf = (line: LineSnapshot | undefined): number =>
  line?.confirmedQuantity ?? line?.requestedQuantity ?? 0;

type Fault = { readonly code: SaleErrorCode; readonly lineQid: string; readonly maximum?: number };

function faultOf(line: LineSnapshot, asked: AskedLine | undefined): Fault | null {
  if (!asked) return null;
  const quantity = asked.confirmedQuantity;
  const at = { lineQid: line.id };
  if (quantity > line.requestedQuantity)
    return { code: 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT', ...at, maximum: line.requestedQuantity };
  if (line.confirmedQuantity !== null && quantity > line.confirmedQuantity)
    return { code: 'quantities_only_down', ...at, maximum: line.confirmedQuantity };
  if (quantity % line.unitSize !== 0 && quantity !== line.requestedQuantity)
    return { code: 'quantity_not_multiple_of_unit_size', ...at };
  if (quantity < standingOf(line) && !asked.reason) return { code: 'SALE_LINES_REDUCTION_REASON_REQUIRED', ...at };
  if (asked.reason === 'OTHER' && (asked.note ?? '').length < minimumOtherText)
    return { code: 'reason_text_required', ...at };
  return null;
}

function decideLine(line: LineSnapshot, asked: AskedLine | undefined): DecidedLine {
  const quantity = asked?.confirmedQuantity ?? standingOf(line);
  const isReduced = quantity < line.requestedQuantity;
  return {
    id: line.id,
    confirmedQuantity: quantity,
    status: quantity === 0 ? 'REMOVED' : isReduced ? 'REDUCED' : 'CONFIRMED',
    // A line that is not asked about again keeps the reason it was reduced for.
    reason: isReduced ? (asked?.reason ?? line.reductionReason) : null,
    note: isReduced ? (asked?.reason ? (asked.note ?? null) : line.reductionNote) : null,
  };
}

function withFields(code: SaleErrorCode, faults: readonly Fault[]): Refusal {
  const errors: FieldErrors = Object.fromEntries(
    faults.map((fault) => [`lines.${fault.lineQid}`, [{ code: fault.code, message: refuse(fault.code).message }]]),
  );
  const first = faults[0];
  return refuse(
    code,
    { lineQid: first?.lineQid, ...(first?.maximum === undefined ? {} : { maximumQuantity: first.maximum }) },
    errors,
  );
}

/** OTHER needs a text of at least 10 characters. */
export function checkDeclineReasons(reasons: readonly DeclineReason[], note: string | undefined): void {
  if (reasons.includes('OTHER') && (note ?? '').length < minimumOtherText) {
    throw refuse(
      'reason_text_required',
      {},
      { note: [{ code: 'reason_text_required', message: refuse('reason_text_required').message }] },
    );
  }
}

export type DeclineEffects = {
  readonly countsAgainstSeller: boolean;
  readonly zeroesOfferStock: boolean;
  readonly hidesOfferInRegion: boolean;
};

/** Flags of the decline reasons, section 2 of the domain page. */
export function declineEffects(reasons: readonly DeclineReason[]): DeclineEffects {
  const any = (...codes: DeclineReason[]) => reasons.some((reason) => codes.includes(reason));
  return {
    countsAgainstSeller: reasons.some((reason) => reason !== 'BUYER_REQUESTED_CHANGE' && reason !== 'DUPLICATE_ORDER'),
    zeroesOfferStock: any('OUT_OF_STOCK', 'PRODUCT_DISCONTINUED'),
    hidesOfferInRegion: any('CANNOT_SHIP_TO_DESTINATION', 'BRAND_OR_REGION_RESTRICTION'),
  };
}

/** Kind, size and weight of each parcel and pallet against section 4; the field of the first fault is named. */
export function checkLoads(loads: readonly Load[]): void {
  loads.forEach((load, index) => {
    const limit = loadLimits[load.loadType];
    const code = loadFault(load);
    if (code)
      throw refuse(
        code,
        { limitKg: limit.kg, limitCm: limit.cm, ...(code === 'pallet_size_fixed' ? fixedSizeOf(load) : {}) },
        { [`loads.${index}`]: [{ code, message: refuse(code).message }] },
      );
  });
}

function loadFault(load: Load): SaleErrorCode | null {
  const limit = loadLimits[load.loadType];
  if (load.loadType === 'PALLET' && load.palletType === null) return 'pallet_type_required';
  if (load.loadType === 'PARCEL' && load.palletType !== null) return 'pallet_type_of_parcel';
  if (!isItsSize(load)) return 'pallet_size_fixed';
  if (load.weightKg > limit.kg) return 'load_too_heavy';
  return tallest(load) > limit.cm ? 'load_too_large' : null;
}

const footprintOf = ({ palletType }: Load) =>
  palletType === null || palletType === 'CUSTOM' ? null : palletFootprints[palletType];

/** Whichever side is called its length. */
function isItsSize(load: Load): boolean {
  const footprint = footprintOf(load);
  if (footprint === null) return true;
  const [one, other] = footprint;
  const { lengthCm, widthCm } = load;
  return (lengthCm === one && widthCm === other) || (lengthCm === other && widthCm === one);
}

function fixedSizeOf(load: Load): Details {
  const [lengthCm, widthCm] = footprintOf(load) ?? [];
  return { lengthCm, widthCm };
}

/** A parcel's longest side; a pallet's height (its footprint is given by its kind). */
const tallest = (load: Load): number =>
  load.loadType === 'PALLET' ? load.heightCm : Math.max(load.lengthCm, load.widthCm, load.heightCm);
