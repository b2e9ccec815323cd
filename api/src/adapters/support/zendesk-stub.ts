/**
 * A stand-in for Zendesk Support on this machine: it answers tickets and their comments as the published document says,
 * keeps idempotency keys, and fails as it is told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** How the next call is answered, each used once. `lost`: done, and the answer never arrives. */
type Fault = 'silent' | 'lost' | 500 | 429 | 401 | 'malformed';
type Comment = { readonly body: string; readonly public: boolean };
export type StubTicket = {
  readonly id: number;
  readonly subject: string;
  readonly externalId: string;
  readonly requester: { readonly name: string; readonly email: string };
  readonly tags: readonly string[];
  readonly comments: Comment[];
};
export type ZendeskStub = {
  readonly url: string;
  readonly tickets: StubTicket[];
  readonly faults: { method: string; fault: Fault }[];
  close(): Promise<void>;
};

export const zendeskUser = { email: 'portal@quayside.example', token: 'only for tests' };
const authorization = `Basic ${Buffer.from(`${zendeskUser.email}/token:${zendeskUser.token}`).toString('base64')}`;

const newTicket = z.strictObject({
  ticket: z.strictObject({
    subject: z.string().min(1),
    comment: z.strictObject({ body: z.string().min(1) }),
    requester: z.strictObject({ name: z.string().min(1), email: z.email() }),
    tags: z.array(z.string().regex(/^\S+$/)),
    external_id: z.string(),
  }),
});
const newComment = z.strictObject({
  ticket: z.strictObject({ comment: z.strictObject({ body: z.string().min(1), public: z.boolean() }) }),
});

export async function zendeskStub(): Promise<ZendeskStub> {
  const state: State = { tickets: [], faults: [], keys: new Map() };
  const server = createServer((request, response) => void answer(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    tickets: state.tickets,
    faults: state.faults,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type State = Pick<ZendeskStub, 'tickets' | 'faults'> & { readonly keys: Map<string, StubTicket> };

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const sent = await text(request);
  const index = state.faults.findIndex((one) => one.method === method);
  const fault = index < 0 ? undefined : state.faults.splice(index, 1)[0]?.fault;
  if (fault === 'silent') return;
  if (fault === 401 || request.headers.authorization !== authorization)
    return json(response, 401, { error: 'Couldn’t authenticate you' });
  if (fault === 500) return json(response, 500, { error: 'InternalError' });
  if (fault === 429) return json(response.setHeader('retry-after', '1'), 429, { error: 'TooManyRequests' });
  const [status, body] = done(state, method, new URL(request.url ?? '/', 'http://stub'), request.headers, sent);
  if (fault === 'lost') return void response.destroy();
  if (fault === 'malformed') return void response.writeHead(status).end('{"ticket":');
  json(response, status, body);
}

function done(
  state: State,
  method: string,
  { pathname, searchParams }: URL,
  headers: IncomingMessage['headers'],
  sent: string,
): [number, unknown] {
  if (method === 'GET' && pathname === '/api/v2/tickets.json') {
    const found = state.tickets.filter(({ externalId }) => externalId === searchParams.get('external_id'));
    return [200, { tickets: found.map(shown), count: found.length }];
  }
  if (method === 'POST' && pathname === '/api/v2/tickets.json')
    return made(state, String(headers['idempotency-key'] ?? ''), JSON.parse(sent));
  const ticket = state.tickets.find(({ id }) => pathname.startsWith(`/api/v2/tickets/${id}`));
  if (!ticket) return [404, { error: 'RecordNotFound', description: 'Not found' }];
  if (method === 'GET') return [200, { comments: ticket.comments, count: ticket.comments.length }];
  const read = newComment.safeParse(JSON.parse(sent));
  if (!read.success) return invalid(read.error);
  ticket.comments.push(read.data.ticket.comment);
  return [200, { ticket: shown(ticket) }];
}

function made({ tickets, keys }: State, key: string, body: unknown): [number, unknown] {
  const known = keys.get(key);
  if (known) return [201, { ticket: shown(known) }];
  const read = newTicket.safeParse(body);
  if (!read.success) return invalid(read.error);
  const { subject, comment, requester, tags, external_id: externalId } = read.data.ticket;
  const comments = [{ ...comment, public: true }];
  const ticket = { id: 35_436 + tickets.length, subject, externalId, requester, tags, comments };
  tickets.push(ticket);
  keys.set(key, ticket);
  return [201, { ticket: shown(ticket) }];
}

const shown = ({ id, subject, externalId }: StubTicket) => ({
  id,
  subject,
  external_id: externalId,
  status: 'new',
});
const invalid = (error: z.ZodError): [number, unknown] => [
  422,
  { error: 'RecordInvalid', description: 'Record validation errors', details: z.treeifyError(error) },
];
const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
