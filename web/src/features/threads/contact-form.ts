/** The contact form's content: what the address fills, what was typed, and what is missing. */
import { threadMessages as words } from '@quayside/contract/messages/threads';
import { longestClaim } from '@quayside/contract/thread-values';
import { isRecord } from '../../lib/problem-body.ts';
import type { Issue } from './threads.api.ts';
import { bodyOf, emptyWriting, problemOf, type Writing, writingIn } from './writing.ts';

export type Category = Issue['category'];
export interface ContactForm extends Writing {
  /** Empty: not chosen yet. */
  category: Category | '';
  claim: string;
}
export type ContactField = 'category' | 'claim' | 'message' | 'files';

/** In the order of the form. */
export const contactFields: readonly ContactField[] = ['category', 'claim', 'message', 'files'];

const isCategory = (value: unknown): value is Category =>
  typeof value === 'string' && Object.hasOwn(words.categories, value);

/** The topic of that name; empty for any other. */
export const categoryOf = (value: unknown): Category | '' => (isCategory(value) ? value : '');

/** `?topic=CLAIM&claim=CL-1042`: a claim alone is a topic too. `?topic=MORE_TIME` begins the message. */
export function formFrom(params: URLSearchParams): ContactForm {
  const claim = (params.get('claim') ?? '').slice(0, longestClaim);
  const topic = categoryOf((params.get('topic') ?? '').toUpperCase());
  if (params.get('topic') === 'MORE_TIME')
    return { ...emptyWriting(), message: words.moreTime.message, category: 'OTHER', claim: '' };
  return { ...emptyWriting(), category: topic === '' && claim !== '' ? 'CLAIM' : topic, claim };
}

/** What comes out of the storage of drafts; null for anything unexpected. */
export function formIn(kept: unknown): ContactForm | null {
  const writing = writingIn(kept);
  if (!writing || !isRecord(kept) || typeof kept.claim !== 'string') return null;
  return { ...writing, category: categoryOf(kept.category), claim: kept.claim };
}

/** What keeps the form from being sent, by field. `hasUnsentFiles`: some are on their way, or failed. */
export function problemsOf(
  { category, message }: ContactForm,
  hasUnsentFiles = false,
): Readonly<Partial<Record<ContactField, string>>> {
  const text = problemOf(message);
  return {
    ...(category === '' ? { category: words.topicMissing } : {}),
    ...(text === undefined ? {} : { message: text }),
    ...(hasUnsentFiles ? { files: words.filesUnfinished } : {}),
  };
}

/** What is sent; null while something is missing. */
export function issueOf(form: ContactForm): Issue | null {
  const { category, claim } = form;
  if (category === '' || problemOf(form.message) !== undefined) return null;
  const named = claim.trim();
  return { category, ...bodyOf(form), ...(category === 'CLAIM' && named !== '' ? { claim: named } : {}) };
}
