/** What the Wise platform answers, as far as it is looked at. Unknown members are let pass: the published contract grows. */
import { z } from 'zod';
import type { OutsideAnswer } from '../../platform/outside-call.ts';
import { type TransferState, transferStates } from './payments.port.ts';

export const quoteAnswer = z.looseObject({
  id: z.uuid(),
  sourceCurrency: z.string(),
  targetCurrency: z.string(),
  targetAmount: z.number().nullable(),
  paymentOptions: z
    .array(z.looseObject({ payIn: z.string(), disabled: z.boolean().optional(), targetAmount: z.number().nullish() }))
    .default([]),
  notices: z.array(z.looseObject({ type: z.string() })).default([]),
});
export const transferAnswer = z.object({
  id: z.int(),
  status: z.string(),
  targetAccount: z.int().optional(),
  targetCurrency: z.string().optional(),
  targetValue: z.number().nullish(),
});
export type WiseTransfer = z.infer<typeof transferAnswer>;
export const fundingAnswer = z.looseObject({ status: z.string(), errorCode: z.string().nullish() });
/** Completed payments of a transfer: any one means that it is funded. */
export const fundingList = z.array(z.looseObject({ status: z.string().optional() }));
export const recipientAnswer = z.looseObject({ id: z.int() });
export const requirementsAnswer = z.array(
  z.looseObject({
    type: z.string(),
    fields: z.array(
      z.looseObject({
        group: z.array(
          z.looseObject({
            key: z.string(),
            name: z.string(),
            required: z.boolean().default(false),
            validationRegexp: z.string().nullish(),
          }),
        ),
      }),
    ),
  }),
);

const errorBody = z.looseObject({
  errors: z.array(z.looseObject({ code: z.string(), message: z.string().default(''), path: z.string().nullish() })),
});

export const isOk = ({ status }: OutsideAnswer): boolean => status >= 200 && status < 300;

/** The answer's body in that shape; null when it is another: such an answer says nothing that may be relied on. */
export function read<Schema extends z.ZodType>(schema: Schema, { body }: OutsideAnswer): z.infer<Schema> | null {
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** The first code of a refusal; its status where it names none. */
export function codeOf(answer: OutsideAnswer): string {
  return read(errorBody, answer)?.errors[0]?.code ?? `http_${answer.status}`;
}

/** Messages by the field they are about; `path` names it. */
export function fieldErrorsOf(answer: OutsideAnswer): Record<string, string> {
  const errors = read(errorBody, answer)?.errors ?? [];
  return Object.fromEntries(errors.map(({ path, message }) => [path?.split('.').at(-1) ?? '', message]));
}

export const stateNamed = (status: string): TransferState =>
  transferStates.find((state) => state === status) ?? 'unknown';
