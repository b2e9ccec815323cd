/** What to enter instead, for each way a field can be wrong. People read it at the field, programs in `errors`. */
import { counted } from '../count-label.ts';

export const fieldErrorMessages = {
  missing: 'Enter this.',
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  text: 'Enter text.',
  yesOrNo: 'Answer true or false.',
  list: 'Send a list.',
  object: 'Send an object.',
  other: 'This value is not accepted here.',
  atLeast: (least: number | bigint) => `At least ${least}.`,
  moreThan: (limit: number | bigint) => `More than ${limit}.`,
  atMost: (most: number | bigint) => `At most ${most}.`,
  lessThan: (limit: number | bigint) => `Less than ${limit}.`,
  atLeastCharacters: (least: number | bigint) => `At least ${counted(least, 'character')}.`,
  atMostCharacters: (most: number | bigint) => `At most ${counted(most, 'character')}.`,
  atLeastEntries: (least: number | bigint) => (least === 1 ? 'Name at least one.' : `Name at least ${least}.`),
  atMostEntries: (most: number | bigint) => (most === 1 ? 'Name one at most.' : `Name ${most} at most.`),
  multipleOf: (step: number | bigint) => `Multiples of ${step}.`,
  email: 'Enter an e-mail address, such as name@company.com.',
  id: 'This is not an id of ours.',
  time: 'Enter a time in UTC, such as 2026-11-21T08:00:00Z.',
  date: 'Enter a date, such as 2026-11-21.',
  address: 'Enter a web address, such as https://company.com.',
  form: 'The format is not right.',
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `Only ${values.join()} is possible here.` : `Choose one of: ${values.join(', ')}.`,
  oneOfMany: 'This is none of the values that are possible here.',
  amount: 'Enter an amount with two decimals, such as 12.50.',
  amountAboveZero: 'Enter an amount above zero with two decimals, such as 12.50.',
  nameWithLink: 'Enter the name without a web address.',
  oneLine: 'Write the name on one line, in plain letters and signs.',
  control: 'Leave out characters that cannot be printed.',
  countryCode: 'Use a country code of ISO 3166-1, such as NL.',
  sixDigits: 'Enter the 6 digits of the code.',
  unknownNames: (names: readonly string[]) => `Unknown here: ${names.join(', ')}.`,
  values: 'Separate the values by commas.',
  unknownFilter: (name: string, meant: string | null, known: readonly string[]) => {
    if (meant !== null) return `Unknown filter '${name}'. Did you mean '${meant}'?`;
    if (known.length === 0) return `Unknown filter '${name}'. This call has none.`;
    return `Unknown filter '${name}'. Known here: ${known.join(', ')}.`;
  },
} as const;
