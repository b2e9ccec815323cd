/** A lead from the answers of a form kept elsewhere: its questions are known by the names its author gave them. Pure. */
import type { FormAnswer } from '../../adapters/forms/forms.port.ts';

const asks = (pattern: RegExp) => (question: string) => pattern.test(question);
const facts = {
  email: asks(/e-?mail/i),
  companyName: asksCompany,
  contactName: asks(/(?:contact|your)?[-_ ]?name$/i),
  country: asks(/country/i),
  phone: asks(/phone/i),
  website: asks(/web ?site|url/i),
} as const;
type Fact = keyof typeof facts;

/** "The company's country" asks for a country. */
function asksCompany(question: string): boolean {
  const text = question.toLowerCase();
  return text.lastIndexOf('company') > text.lastIndexOf('country');
}
const longestMessage = 2_000;

/** What a lead needs may still be missing: whoever makes it says so. What is no fact of it is told in its message. */
export function leadFromForm(answers: readonly FormAnswer[], countryOf: (name: string) => string | null) {
  const named = new Map<Fact, FormAnswer>();
  for (const answer of answers) {
    const fact = factOf(answer, named);
    if (fact) named.set(fact, answer);
  }
  const told = new Set(named.values());
  const message = answers
    .filter((answer) => !told.has(answer) && answer.text !== '')
    .map(({ title, ref, text }) => `${title || ref}: ${text}`)
    .join('\n');
  const text = (fact: Fact): string => named.get(fact)?.text.trim() ?? '';
  return {
    ...{ email: text('email'), companyName: text('companyName'), contactName: text('contactName') },
    country: countryOf(text('country')) ?? '',
    ...(text('phone') === '' ? {} : { phone: text('phone').replaceAll(/[^\d+]/g, '') }),
    ...(text('website') === '' ? {} : { website: text('website') }),
    ...(message === '' ? {} : { message: message.slice(0, longestMessage) }),
  };
}

function factOf({ kind, ref, title }: FormAnswer, named: ReadonlyMap<Fact, FormAnswer>): Fact | null {
  const byKind = { email: 'email', phone: 'phone', url: 'website', other: null } as const;
  const found = byKind[kind] ?? textFacts.find((fact) => facts[fact](ref) || facts[fact](title)) ?? null;
  return found !== null && named.has(found) ? null : found;
}
const textFacts = ['companyName', 'country', 'contactName', 'email', 'phone', 'website'] as const;
