/** Notices about buyers: JSON, signed with HMAC-SHA256 over the very bytes of the body, in hexadecimal. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type CreditNotice, creditStates, type NoticeHeaders } from './credit.port.ts';

export const signatureHeader = 'x-mondu-signature';

export const creditSignature = (key: string | Buffer, body: string): string =>
  createHmac('sha256', key).update(body).digest('hex');

const notice = z.looseObject({
  topic: z.string().startsWith('buyer/'),
  buyer: z.looseObject({ uuid: z.string().min(1), state: z.enum(creditStates), external_reference_id: z.uuid() }),
});

/** Null without a good signature; `nothing`: of another topic, or of nobody we know. */
export function signedNotice(
  key: string | Buffer,
  headers: NoticeHeaders,
  body: string,
): CreditNotice | 'nothing' | null {
  const given = headers[signatureHeader];
  if (typeof given !== 'string') return null;
  const [a, b] = [Buffer.from(given), Buffer.from(creditSignature(key, body))];
  if (a.length !== b.length || !timingSafeEqual(a, b)) return null;
  const told = notice.safeParse(jsonOf(body));
  if (!told.success) return 'nothing';
  const { uuid: reference, state, external_reference_id: buyerId } = told.data.buyer;
  return { buyerId, reference, state };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
