/** What a logistic label says, the same on paper and in ZPL. */
import { contentElements, type Element } from '../gs1.rules.ts';
import type { UnitLabel } from '../papers.types.ts';

export type LabelFact = { readonly name: string; readonly value: string; readonly isWide?: boolean };

const names = { PALLET: 'Pallet', PARCEL: 'Parcel', CARTON: 'Carton' } as const;
export const unitName = (contents: UnitLabel['contents']): string => names[contents];

/** A lot longer than this makes one symbol with the content too wide for the label and gets its own. */
const lotBesideContent = 6;

/** The symbols of a label, from the top: content, then the SSCC as the last. */
export function symbolsOf({ sscc, goods }: UnitLabel): Element[][] {
  const own: Element[][] = [[{ ai: '00', data: sscc }]];
  if (!goods) return own;
  const { gtin, count, lot } = goods;
  if (lot === null || lot.length <= lotBesideContent) return [contentElements(gtin, count, lot), ...own];
  return [contentElements(gtin, count, null), [{ ai: '10', data: lot }], ...own];
}

/** In the order they are read: two beside each other, wide ones alone. */
export function factsOf(
  { sscc, goods, carrier, buyerReference, weightKg, size }: UnitLabel,
  orderNumber: string,
): LabelFact[] {
  const common: LabelFact[] = [
    { name: 'SSCC', value: sscc },
    { name: 'Order', value: orderNumber },
  ];
  if (goods)
    return [
      ...common,
      { name: 'Content GTIN', value: goods.gtin },
      {
        name: goods.lot === null ? 'Count' : 'Count, batch or lot',
        value: [String(goods.count), goods.lot].filter(Boolean).join(', '),
      },
      { name: 'Product', value: goods.name, isWide: true },
    ];
  return [
    ...common,
    { name: 'Gross weight', value: weightKg === null ? '–' : `${weightKg.toFixed(1)} kg` },
    { name: 'Size', value: size ?? '–' },
    { name: 'Carrier', value: carrier ?? '–' },
    { name: 'Your reference', value: buyerReference ?? '–' },
  ];
}
