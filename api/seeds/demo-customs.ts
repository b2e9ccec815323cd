/** Customs facts of demo products. Codes: Harmonised System 2022 (WCO), 6 digits, some with the EU's Combined Nomenclature. */

const codes: Readonly<Record<string, string>> = {
  'hand soap': '340130',
  'soap bar': '34011100',
  'foaming wash': '340130',
  'soap refill': '340130',
  'hand cream': '330499',
  'body lotion': '330499',
  'night balm': '330499',
  'face oil': '330499',
  shampoo: '330510',
  conditioner: '330590',
  'hair mask': '330590',
  'dry shampoo': '330510',
  'all-purpose cleaner': '34025000',
  'dish soap': '34025000',
  'glass cleaner': '34025000',
  'laundry powder': '34025000',
  'black tea': '090230',
  rooibos: '121190',
  'filter coffee': '090121',
  'espresso beans': '090121',
  'dark chocolate': '180632',
  'salted liquorice': '170490',
  nougat: '170490',
  'fruit drops': '170490',
  'scented candle': '340600',
  'tea lights': '340600',
  'pillar candle': '340600',
  'room spray': '330749',
  notebook: '482010',
  'gel pen': '960810',
  'ring binder': '482030',
  'sticky notes': '482010',
};
const origins = ['NL', 'DE', 'FR', 'IT', 'PL', 'GB', 'TR', 'IN', 'CN', 'VN'] as const;

/** Code, origin and net weight of a product. Each fortieth has no code yet, as in real catalogues. */
export function customsOf(index: number, noun: string, grossGrams: number) {
  return {
    hsCode: index % 40 === 39 ? null : (codes[noun] ?? null),
    originCountry: origins[index % origins.length] ?? 'NL',
    netWeightGrams: Math.max(1, Math.round(grossGrams * 0.9)),
  };
}
