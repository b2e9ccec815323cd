/** Answers of the questionnaire as they travel from step to step: plain form fields, kept by nobody until they are sent. */
import { questionnaireMessages as english, type QuestionnairePart } from '@quayside/contract/messages/questionnaire';
import type { QuestionnaireWords } from '@quayside/contract/messages/questionnaire-languages';
import { countryName } from '../../lib/countries.ts';

export const partsInOrder = [
  'country',
  'goods',
  'quantity',
  'list',
  'company',
] as const satisfies readonly QuestionnairePart[];
export const lastStep = partsInOrder.length;
const contactFields = ['companyName', 'contactName', 'email', 'website'] as const;
type ContactField = (typeof contactFields)[number];

export interface Answers {
  country: string;
  goods: readonly string[];
  quantity: string;
  list: string;
  contact: Readonly<Record<ContactField, string>>;
}

const longest = 200;

export function answersIn(form: FormData | URLSearchParams): Answers {
  const one = (name: string): string =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, longest);
  const among = (name: 'quantity' | 'list'): string =>
    english[name].choices.find(({ value }) => value === one(name))?.value ?? '';
  const goods = new Set(form.getAll('goods').map(String));
  return {
    country: /^[A-Z]{2}$/.test(one('country')) ? one('country') : '',
    goods: english.goods.choices.flatMap(({ value }) => (goods.has(value) ? [value] : [])),
    quantity: among('quantity'),
    list: among('list'),
    contact: {
      ...{ companyName: one('companyName'), contactName: one('contactName') },
      ...{ email: one('email'), website: one('website') },
    },
  };
}

export type StepErrors = Readonly<Record<string, string>>;

/** What this step still lacks, by field. */
export function missingIn(step: number, answers: Answers, words: QuestionnaireWords): StepErrors {
  const { country, goods, quantity, list, contact } = answers;
  if (step === 1) return country === '' ? { country: words.country.error } : {};
  if (step === 2) return goods.length === 0 ? { goods: words.goods.error } : {};
  if (step === 3) return quantity === '' ? { quantity: words.quantity.error } : {};
  if (step === 4) return list === '' ? { list: words.list.error } : {};
  const wrong = contactFields.filter((name) => isWrong(name, contact[name]));
  return Object.fromEntries(wrong.map((name) => [name, words.company.missing[name]]));
}

/** Roughly: what is none is told here, the rest is the API's to judge. */
function isAddress(value: string): boolean {
  const [name, host, ...more] = value.split('@');
  return Boolean(name && host?.includes('.') && !/\s/.test(value)) && more.length === 0;
}

function isWrong(name: ContactField, value: string): boolean {
  if (name === 'website')
    return value !== '' && !(/^https?:\/\//.test(value) && URL.canParse(value) && value.includes('.'));
  return name === 'email' ? !isAddress(value) : value === '';
}

const titleOf = (words: QuestionnaireWords, part: 'goods' | 'quantity' | 'list', value: string): string =>
  words[part].choices.find((choice) => choice.value === value)?.title ?? '';

/** What was answered to a part, for people; empty when nothing yet. */
export function summaryOf(
  part: QuestionnairePart,
  { country, goods, quantity, list, contact }: Answers,
  words: QuestionnaireWords,
  language: string,
): string {
  if (part === 'country') return country === '' ? '' : countryName(country, language);
  if (part === 'goods') return goods.map((value) => titleOf(words, 'goods', value)).join(', ');
  if (part === 'company') return contact.companyName;
  return titleOf(words, part, part === 'quantity' ? quantity : list);
}

/** The lead as the API takes it, in English, which our own people read. */
export function leadOf(answers: Answers) {
  const { country, contact } = answers;
  const { website, ...rest } = contact;
  const told = (['goods', 'quantity', 'list'] as const).map(
    (part) => `${english.parts[part]}: ${summaryOf(part, answers, english, 'en')}`,
  );
  return { ...rest, country, ...(website === '' ? {} : { website }), message: told.join('\n') };
}
