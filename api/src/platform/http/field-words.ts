/** Says in plain words what to enter where a schema refuses: its library's own texts reach nobody. */
import { fieldErrorMessages as words } from '@quayside/contract/messages/field-errors';
import { z } from 'zod';

type RawIssue = Parameters<NonNullable<z.core.$ZodErrorMap>>[0];

/** From now on every refusal of a schema in this process speaks the catalogue's words. */
export function speakPlainly(): void {
  z.config({ customError: wordsFor });
}

/** A list of more values than these helps nobody. */
const mostNamed = 20;
/** Of a name that a stranger sent. */
const longestName = 60;

function wordsFor(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? words.missing : ofType(issue.expected);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return words.multipleOf(issue.divisor);
    case 'invalid_format':
      return ofFormat(issue.format);
    case 'unrecognized_keys':
      return words.unknownNames(issue.keys.slice(0, mostNamed).map((name) => name.slice(0, longestName)));
    case 'invalid_value':
      return oneOf(issue.values);
    default:
      return words.other;
  }
}

const types: Readonly<Record<string, string>> = {
  number: words.number,
  int: words.wholeNumber,
  bigint: words.wholeNumber,
  string: words.text,
  boolean: words.yesOrNo,
  array: words.list,
  object: words.object,
  record: words.object,
  date: words.date,
};
const ofType = (expected: string): string => types[expected] ?? words.other;

const formats: Readonly<Record<string, string>> = {
  email: words.email,
  uuid: words.id,
  guid: words.id,
  datetime: words.time,
  date: words.date,
  url: words.address,
};
const ofFormat = (format: string): string => formats[format] ?? words.form;

function tooSmall({ origin, minimum, inclusive }: RawIssue & { code: 'too_small' }): string {
  if (origin === 'string') return minimum === 1 ? words.missing : words.atLeastCharacters(minimum);
  if (origin === 'array' || origin === 'set') return words.atLeastEntries(minimum);
  return inclusive === false ? words.moreThan(minimum) : words.atLeast(minimum);
}

function tooBig({ origin, maximum, inclusive }: RawIssue & { code: 'too_big' }): string {
  if (origin === 'string') return words.atMostCharacters(maximum);
  if (origin === 'array' || origin === 'set') return words.atMostEntries(maximum);
  return inclusive === false ? words.lessThan(maximum) : words.atMost(maximum);
}

const oneOf = (values: readonly unknown[]): string =>
  values.length <= mostNamed ? words.oneOf(values.map(String)) : words.oneOfMany;
