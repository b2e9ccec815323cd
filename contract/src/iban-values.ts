/** The parts of an international bank account number (ISO 13616): how long it is in a country, and where its bank stands. */
const shapes: Readonly<Record<string, readonly [length: number, bank: number]>> = {
  ...{ AD: [24, 4], AT: [20, 5], BE: [16, 3], BG: [22, 4], CH: [21, 5], CY: [28, 3], CZ: [24, 4], DE: [22, 8] },
  ...{ DK: [18, 4], EE: [20, 2], ES: [24, 4], FI: [18, 3], FR: [27, 5], GB: [22, 4], GI: [23, 4], GR: [27, 3] },
  ...{ HR: [21, 7], HU: [28, 3], IE: [22, 4], IS: [26, 4], LI: [21, 5], LT: [20, 5], LU: [20, 3], LV: [21, 4] },
  ...{ MC: [27, 5], MT: [31, 4], NL: [18, 4], NO: [15, 4], PL: [28, 8], PT: [25, 4], RO: [24, 4], SE: [24, 3] },
  ...{ SI: [19, 5], SK: [24, 4], SM: [27, 11], IT: [27, 11], TR: [26, 5] },
};

export interface IbanParts {
  readonly country: string;
  readonly checkDigits: string;
  /** Empty where the country's structure is not known: all of it is the account then. */
  readonly bank: string;
  readonly account: string;
  readonly length: number;
  /** How long it has to be; null: not known. */
  readonly wanted: number | null;
  /** What the check digits say of a whole number. */
  readonly isRight: boolean;
}

/** What has been typed so far, part by part; null while it is no beginning of a number. */
export function ibanParts(typed: string): IbanParts | null {
  const number = typed.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}[0-9A-Z]*$/.test(number)) return null;
  const country = number.slice(0, 2);
  const [wanted = null, bank = 0] = shapes[country] ?? [];
  return {
    ...{ country, checkDigits: number.slice(2, 4), bank: number.slice(4, 4 + bank), account: number.slice(4 + bank) },
    ...{ length: number.length, wanted },
    isRight: number.length === (wanted ?? number.length) && number.length > 14 && remainderOf(number) === 1,
  };
}

/** ISO 7064, MOD 97-10: the four first characters at the end, letters as numbers. */
function remainderOf(number: string): number {
  const digits = [...number.slice(4), ...number.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** In fours, as it is printed. */
export const inFours = (part: string): string => part.replace(/(.{4})(?=.)/g, '$1 ');
