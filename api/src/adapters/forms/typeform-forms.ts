/** Typeform's webhook: signed with HMAC-SHA256 over the very bytes of the body, in base64 (typeform.com, "Secure your webhooks"). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FormAnswer, FormsPort } from './forms.port.ts';

export const typeformSignature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`;

const field = z.looseObject({ id: z.string(), ref: z.string().optional(), title: z.string().optional() });
const labelled = z.looseObject({ label: z.string().optional(), other: z.string().optional() });
const answer = z.looseObject({
  type: z.string(),
  field,
  text: z.string().optional(),
  email: z.string().optional(),
  phone_number: z.string().optional(),
  url: z.string().optional(),
  boolean: z.boolean().optional(),
  number: z.number().optional(),
  date: z.string().optional(),
  choice: labelled.optional(),
  choices: z.looseObject({ labels: z.array(z.string()).optional(), other: z.string().optional() }).optional(),
});
const notice = z.looseObject({
  event_type: z.literal('form_response'),
  form_response: z.looseObject({
    form_id: z.string(),
    definition: z.looseObject({ fields: z.array(field) }).optional(),
    answers: z.array(answer).max(200),
  }),
});
type Answer = z.infer<typeof answer>;
const kinds: Readonly<Record<string, FormAnswer['kind']>> = { email: 'email', phone_number: 'phone', url: 'url' };

export const typeformForms = (secret: string, formId: string): FormsPort => ({
  noticeOf: (headers, body) => {
    const given = headers['typeform-signature'];
    if (typeof given !== 'string') return null;
    const [a, b] = [Buffer.from(given), Buffer.from(typeformSignature(secret, body))];
    if (a.length !== b.length || !timingSafeEqual(a, b)) return null;
    const told = notice.safeParse(jsonOf(body));
    if (!told.success || told.data.form_response.form_id !== formId) return 'nothing';
    const { answers, definition } = told.data.form_response;
    const titles = new Map(definition?.fields.map(({ id, title }) => [id, title ?? '']));
    return answers.map((one) => ({
      ref: one.field.ref ?? one.field.id,
      title: titles.get(one.field.id) ?? '',
      kind: kinds[one.type] ?? 'other',
      text: textOf(one),
    }));
  },
});

function textOf({ text, email, phone_number, url, boolean, number, date, choice, choices }: Answer): string {
  const chosen = [choice?.label, choice?.other, ...(choices?.labels ?? []), choices?.other].filter(Boolean).join(', ');
  const plain = text ?? email ?? phone_number ?? url ?? date ?? number?.toString() ?? (chosen || undefined);
  return plain ?? (boolean === undefined ? '' : boolean ? 'yes' : 'no');
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
