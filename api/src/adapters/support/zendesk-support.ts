/**
 * Zendesk Support through its published API, version 2: a ticket per thread, our thread's id as its `external_id`, HTTP
 * Basic with an API token. Whatever is sent may be repeated: a ticket is looked for before it is made, and a comment names
 * the message it came from. Answers come back through a webhook, see `zendesk-webhook.ts`.
 */
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import {
  type CallOutside,
  type OutsideReport,
  type OutsideRequest,
  outsideCalls,
} from '../../platform/outside-call.ts';
import type { SupportPort, Ticket, TicketMessage } from './support.port.ts';
import { markOf, readZendeskDelivery } from './zendesk-webhook.ts';

export type ZendeskAccess = {
  /** `https://{subdomain}.zendesk.com` */
  readonly url: string;
  /** The agent the token was made for; whoever answers by mail is another, see `zendesk-webhook.ts`. */
  readonly email: string;
  readonly token: string;
  /** Of the webhook; without one every delivery is refused. */
  readonly webhookSecret: string | undefined;
};
type Around = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const ticketAnswer = z.looseObject({ ticket: z.looseObject({ id: z.int() }) });
const ticketsAnswer = z.looseObject({ tickets: z.array(z.looseObject({ id: z.int() })) });
const commentsAnswer = z.looseObject({ comments: z.array(z.looseObject({ body: z.string() })) });

export function zendeskSupport(access: ZendeskAccess, around: Around): SupportPort {
  const { url, email, token } = access;
  const authorization = `Basic ${Buffer.from(`${email}/token:${token}`).toString('base64')}`;
  const call = outsideCalls({ name: 'zendesk', baseUrl: url, headers: { authorization }, ...around });
  return {
    openTicket: async (ticket) => String((await ticketOf(call, ticket.id)) ?? (await newTicket(call, ticket))),
    addMessage: async (reference, _topic, message) => {
      const path = `/api/v2/tickets/${encodeURIComponent(reference)}`;
      if (!(await hasComment(call, path, message.id))) await addComment(call, path, message);
    },
    readDelivery: (delivery) => readZendeskDelivery(access, delivery, around.clock),
  };
}

async function ticketOf(call: CallOutside, id: string): Promise<number | undefined> {
  const path = `/api/v2/tickets.json?${new URLSearchParams({ external_id: id })}`;
  const request = { method: 'GET', path, about: '/api/v2/tickets.json', isRepeatable: true } as const;
  return ticketsAnswer.parse(await answerTo(call, request, 200)).tickets[0]?.id;
}

async function newTicket(call: CallOutside, { id, subject, body, tags, requester }: Ticket): Promise<number> {
  const comment = { body: `${body}\n\n${markOf(id)}` };
  const ticket = { subject, comment, requester, tags: [...tags], external_id: id };
  const path = '/api/v2/tickets.json';
  // The service keeps the key for two hours; after that the ticket is found by our id.
  const request = {
    method: 'POST',
    path,
    about: path,
    body: { ticket },
    headers: { 'idempotency-key': id },
    isRepeatable: true,
  } as const;
  return ticketAnswer.parse(await answerTo(call, request, 201)).ticket.id;
}

async function hasComment(call: CallOutside, path: string, id: string): Promise<boolean> {
  const request = {
    method: 'GET',
    path: `${path}/comments.json?sort_order=desc`,
    about: '/api/v2/tickets/{id}/comments.json',
    isRepeatable: true,
  } as const;
  const { comments } = commentsAnswer.parse(await answerTo(call, request, 200));
  return comments.some(({ body }) => body.includes(markOf(id)));
}

async function addComment(call: CallOutside, path: string, { id, authorName, body }: TicketMessage): Promise<void> {
  const comment = { body: `${authorName}:\n\n${body}\n\n${markOf(id)}`, public: true };
  const request = {
    method: 'PUT',
    path: `${path}.json`,
    about: '/api/v2/tickets/{id}.json',
    body: { ticket: { comment } },
    isRepeatable: false,
  } as const;
  await answerTo(call, request, 200);
}

/** The body of the wanted answer. Anything else is thrown, with nothing of what was sent in its words. */
async function answerTo(call: CallOutside, request: OutsideRequest, wanted: number): Promise<unknown> {
  const answer = await call(request);
  const outcome = typeof answer === 'string' ? answer : answer.status;
  if (typeof answer === 'string' || outcome !== wanted)
    throw new Error(`The support service: ${outcome} to ${request.method} ${request.about}`);
  return answer.body;
}
