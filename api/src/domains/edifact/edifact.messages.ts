/** What we answer: ORDRSP, DESADV and INVOIC (D.96A, in the words of EANCOM). Pure; segments without the envelope. */
import type { AnswerType } from '@quayside/contract/edifact-values';
import type { Instant } from '../../kernel/clock.ts';
import type { Party } from '../../kernel/party.ts';
import type { InvoiceContent } from '../papers/papers.public.ts';
import type { Written } from './edifact.syntax.rules.ts';

export const versions = { ORDRSP: 'EAN005', DESADV: 'EAN005', INVOIC: 'EAN008' } as const satisfies Readonly<
  Record<AnswerType, string>
>;

type Order = { readonly wantedNumber: string; readonly currency: string };
export type AnsweredLine = {
  /** As the buyer numbered it; empty where nobody knows any more. */
  readonly position: string;
  readonly gtin: string;
  readonly asked: number;
  readonly given: number;
  readonly unitPriceMinor: bigint | null;
  readonly why?: string;
};

const amount = (minor: bigint | string): string => {
  const digits = String(minor).replace('-', '').padStart(3, '0');
  return `${String(minor).startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const day = (at: Instant): string => at.slice(0, 10).replaceAll('-', '');
const dated = (code: string, at: Instant): Written => ['DTM', [code, day(at), 102]];

/** 29: as asked, 4: changed, 27: not taken. */
function answerOf(lines: readonly AnsweredLine[]): string {
  if (lines.every(({ given }) => given === 0)) return '27';
  return lines.every(({ asked, given }) => asked === given) ? '29' : '4';
}

/** 5: as asked, 24: less than asked, 7: none. */
const actionOf = ({ asked, given }: AnsweredLine): number => (given === 0 ? 7 : given === asked ? 5 : 24);

export type Answer = Order & { readonly number: string; readonly at: Instant; readonly lines: readonly AnsweredLine[] };

export const orderResponse = ({ wantedNumber, currency, number, at, lines }: Answer): Written[] => [
  ['BGM', 231, number, answerOf(lines)],
  dated('137', at),
  ['RFF', ['ON', wantedNumber]],
  ['CUX', [2, currency, 9]],
  ...lines.flatMap((line, index): Written[] => [
    ['LIN', index + 1, actionOf(line), [line.gtin, 'EN']],
    ['QTY', [21, line.asked]],
    ['QTY', [113, line.given]],
    ...(line.why ? [['FTX', 'AAI', '', '', line.why.slice(0, 70)] satisfies Written] : []),
    ...(line.unitPriceMinor === null ? [] : [['PRI', ['AAA', amount(line.unitPriceMinor)]] satisfies Written]),
    ['RFF', ['ON', wantedNumber, line.position]],
  ]),
  ['UNS', 'S'],
  ['CNT', [2, lines.length]],
];

export type Dispatch = Order & {
  readonly number: string;
  readonly at: Instant;
  readonly seller: string;
  readonly trackingNumbers: readonly string[];
  readonly lines: readonly { readonly gtin: string; readonly quantity: number }[];
};

export const dispatchAdvice = (told: Dispatch): Written[] => [
  ['BGM', 351, told.number, 9],
  dated('137', told.at),
  ['RFF', ['ON', told.wantedNumber]],
  ...told.trackingNumbers.map((number): Written => ['RFF', ['CN', number]]),
  ['NAD', 'SU', '', '', told.seller.slice(0, 35)],
  ['CPS', 1],
  ...told.lines.flatMap(({ gtin, quantity }, index): Written[] => [
    ['LIN', index + 1, '', [gtin, 'EN']],
    ['QTY', [12, quantity]],
  ]),
  ['CNT', [2, told.lines.length]],
];

export type Invoiced = { readonly wantedNumber: string; readonly content: InvoiceContent };

export function invoice({ wantedNumber, content }: Invoiced): Written[] {
  const { kind, number, issuedAt, credits, supplier, customer, currency, shippingFeeMinor } = content;
  return [
    ['BGM', kind === 'SALES_CREDIT_NOTE' ? 381 : 380, number, 9],
    dated('137', issuedAt),
    ['RFF', ['ON', wantedNumber]],
    ...(credits ? [['RFF', ['IV', credits.number]] satisfies Written] : []),
    ...company('SU', supplier),
    ...company('BY', customer),
    ['CUX', [2, currency, 4]],
    ...(shippingFeeMinor === '0' ? [] : freight(shippingFeeMinor)),
    ...content.lines.flatMap(invoicedLine),
    ['UNS', 'S'],
    ['CNT', [2, content.lines.length]],
    ...totals(content),
  ];
}

const freight = (minor: string): Written[] => [
  ['ALC', 'C', '', '', '', 'FC'],
  ['MOA', [8, amount(minor)]],
];

const company = (role: string, { name, line1, city, postalCode, country, vatNumber }: Party): Written[] => [
  ['NAD', role, '', '', name.slice(0, 35), line1.slice(0, 35), city, '', postalCode, country],
  ...(vatNumber ? [['RFF', ['VA', vatNumber]] satisfies Written] : []),
];

const invoicedLine = (line: InvoiceContent['lines'][number], index: number): Written[] => [
  ['LIN', index + 1, '', [line.gtin ?? '', line.gtin ? 'EN' : '']],
  ['IMD', 'F', '', ['', '', '', line.name.slice(0, 35)]],
  ['QTY', [47, line.quantity]],
  ['MOA', [203, amount(line.totalMinor)]],
  ['PRI', ['AAA', amount(line.unitPriceMinor)]],
];

const totals = ({ lineTotalMinor, netMinor, vatMinor, grossMinor, vat }: InvoiceContent): Written[] => [
  ['MOA', [79, amount(lineTotalMinor)]],
  ['MOA', [125, amount(netMinor)]],
  ['MOA', [124, amount(vatMinor)]],
  ['MOA', [77, amount(grossMinor)]],
  ['TAX', 7, 'VAT', '', '', ['', '', '', vat.percent], vat.id],
];
