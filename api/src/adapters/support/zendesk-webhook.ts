/**
 * What a trigger in Zendesk sends us for each public comment of an agent, signed with the webhook's secret: SHA-256 HMAC
 * over timestamp and body, in Base64. What the requester answers by mail stays there: it is no answer of ours. Our own
 * comments come back too and are told by their writer, the agent of our token, and their mark: others may quote it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Clock, minutes } from '../../kernel/clock.ts';
import type { Delivery, SupportReply } from './support.port.ts';

/** Retries of the service carry a new timestamp; an older one is a copy. */
const oldest = minutes(15);
const marked = /\[quayside:[^[\]\s]+\]$/;

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

/** As `current_user.role` tells it of whoever answers for us; a requester and whoever reads along are an `End-user`. */
const answering = ['agent', 'admin', 'administrator'];

/** The body the trigger is set up with; its placeholders stand in the README of threads. */
const body = z.object({
  external_id: z.uuid(),
  comment_id: z.string().min(1).max(60),
  author_name: written(120),
  author_email: z.string(),
  author_role: z.string(),
  comment: written(20_000),
});

/** Of our access to the service: the secret of its webhook, and the agent in whose name we write there. */
type Ours = { readonly webhookSecret: string | undefined; readonly email: string };

/** The answer of one of us that a delivery holds; null when it holds none, `refused` when the service did not sign it. */
export function readZendeskDelivery(
  { webhookSecret, email }: Ours,
  delivery: Delivery,
  clock: Clock,
): SupportReply | 'refused' | null {
  if (!webhookSecret || !isSigned(webhookSecret, delivery, clock)) return 'refused';
  const { success, data } = body.safeParse(parsed(delivery.body));
  if (!success || !answering.includes(data.author_role.trim().toLowerCase())) return null;
  const { external_id: ticketId, comment_id: id, author_name: authorName, author_email: from, comment } = data;
  const isOurs = from.trim().toLowerCase() === email.toLowerCase() && marked.test(comment.trimEnd());
  return isOurs ? null : { ticketId, id, authorName, body: comment };
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
