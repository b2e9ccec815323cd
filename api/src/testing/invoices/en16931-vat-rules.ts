/** Rules of EN 16931 about the VAT categories our papers use: standard rate, reverse charge, intra-Community supply, export. */
import {
  breakdown,
  cents,
  chargeCategories,
  charges,
  every,
  has,
  hasVatId,
  lineCategories,
  lines,
  type Rule,
  taxFits,
} from './en16931-paths.ts';

type Category = {
  /** As the rules name it, and as the document does (UNTDID 5305). */
  readonly name: string;
  readonly code: string;
  /** Who has to be known to the tax office. */
  readonly parties: string;
  /** Why no VAT is charged (VATEX); null where it is. */
  readonly exemption: string | null;
};

const bothVatIds = `${hasVatId('Supplier')} and ${hasVatId('Customer')}`;
const customerKnown = `(${hasVatId('Customer')} or ${has('Customer', 'cac:PartyLegalEntity/cbc:CompanyID')})`;
const categories: readonly Category[] = [
  { name: 'S', code: 'S', parties: hasVatId('Supplier'), exemption: null },
  { name: 'AE', code: 'AE', parties: `${hasVatId('Supplier')} and ${customerKnown}`, exemption: 'VATEX-EU-AE' },
  { name: 'IC', code: 'K', parties: bothVatIds, exemption: 'VATEX-EU-IC' },
  { name: 'G', code: 'G', parties: hasVatId('Supplier'), exemption: 'VATEX-EU-G' },
];

function rulesOf({ name, code, parties, exemption }: Category): Rule[] {
  const isCharged = exemption === null;
  const mine = (nodes: string) => `${nodes}[cbc:ID = "${code}"]`;
  const [inLines, inCharges, inBreakdown] = [mine(lineCategories), mine(chargeCategories), mine(breakdown)] as const;
  const rate = `number($n/cbc:Percent) ${isCharged ? '>' : '='} 0`;
  const reasons = '($n/cbc:TaxExemptionReason | $n/cbc:TaxExemptionReasonCode)';
  const same = `[cbc:ID = "${code}"][cbc:Percent = $n/cbc:Percent]`;
  const base = `${lines}[cac:Item/cac:ClassifiedTaxCategory${same}]/cbc:LineExtensionAmount | ${charges}[cac:TaxCategory${same}]/cbc:Amount`;
  return [
    [`BR-${name}-01`, `empty(${inLines} | ${inCharges}) or count(${inBreakdown}) ${isCharged ? '>=' : '='} 1`],
    [`BR-${name}-02`, `empty(${inLines}) or (${parties})`],
    [`BR-${name}-04`, `empty(${inCharges}) or (${parties})`],
    [`BR-${name}-05`, every(inLines, rate)],
    [`BR-${name}-07`, every(inCharges, rate)],
    [`BR-${name}-08`, every(inBreakdown, `${cents('$n/../cbc:TaxableAmount')} = ${cents(base)}`)],
    [`BR-${name}-09`, every(inBreakdown, isCharged ? taxFits('$n/..') : 'number($n/../cbc:TaxAmount) = 0')],
    [
      `BR-${name}-10`,
      every(inBreakdown, isCharged ? `empty(${reasons})` : `$n/cbc:TaxExemptionReasonCode = "${exemption}"`),
    ],
  ];
}

const isSuppliedInside = `${breakdown}/cbc:ID = "K"`;

export const vatRules: readonly Rule[] = [
  ...categories.flatMap(rulesOf),
  ['BR-IC-11', `not(${isSuppliedInside}) or cac:Delivery/cbc:ActualDeliveryDate castable as xs:date`],
  [
    'BR-IC-12',
    `not(${isSuppliedInside}) or cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode != ""`,
  ],
];
