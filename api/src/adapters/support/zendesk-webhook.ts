/**
 * What a trigger in Zendesk sends us for each public comment of an agent, signed with the webhook's secret: SHA-256 HMAC
 * over timestamp and body, in Base64. Our own comments come back too and are told by their mark.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Clock, minutes } from '../../kernel/clock.ts';
import type { Delivery, SupportReply } from './support.port.ts';

/** Retries of the service carry a new timestamp; an older one is a copy. */
const oldest = minutes(15);
const marked = /\[quayside:[^\]\s]+\]\s*$/;

/** Ends a comment that came from here: it is recognised when it is sent again, and when it comes back. */
export const markOf = (messageId: string): string => `[quayside:${messageId}]`;

/** What somebody wrote there, as we keep it: the sender would not send it again shorter, so what is longer is cut. */
const written = (longest: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/(?![\t\n\r])\p{Cc}/gu, '')
        .trim(),
    )
    .transform((text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text))
    .pipe(z.string().min(1));

/** The body the trigger is set up with; its placeholders stand in the README of threads. */
const body = z.object({
  external_id: z.uuid(),
  comment_id: z.string().min(1).max(60),
  author_name: written(120),
  comment: written(20_000),
});

export function readZendeskDelivery(
  secret: string | undefined,
  delivery: Delivery,
  clock: Clock,
): SupportReply | 'refused' | null {
  if (!secret || !isSigned(secret, delivery, clock)) return 'refused';
  const read = body.safeParse(parsed(delivery.body));
  if (!read.success || marked.test(read.data.comment)) return null;
  const { external_id: ticketId, comment_id: id, author_name: authorName, comment } = read.data;
  return { ticketId, id, authorName, body: comment };
}

function isSigned(secret: string, { signature, timestamp, body }: Delivery, clock: Clock): boolean {
  if (!signature || !timestamp) return false;
  const age = Math.abs(Date.parse(clock.now()) - Date.parse(timestamp));
  if (!(age <= oldest)) return false;
  const expected = zendeskSignature(secret, timestamp, body);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const zendeskSignature = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}${body}`).digest();

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
