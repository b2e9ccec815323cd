/** One suite for every support service: what the port promises. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock, minutes, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { messagesSent, supportTickets } from '../../platform/db/platform.tables.ts';
import type { OutsideReport } from '../../platform/outside-call.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { embeddedMessages } from '../messages/embedded-messages.ts';
import { embeddedSupport } from './embedded-support.ts';
import type { SupportPort, Ticket } from './support.port.ts';
import { type ZendeskStub, zendeskStub, zendeskUser } from './zendesk-stub.ts';
import { zendeskSupport } from './zendesk-support.ts';
import { markOf, zendeskSignature } from './zendesk-webhook.ts';

const now = '2026-11-21T08:00:00.000Z';
const clock = fixedClock(now);
const secret = 'only for tests';
const reports: OutsideReport[] = [];
let database: Database;
let stub: ZendeskStub;
beforeAll(async () => {
  database = openDatabase({ url: await testDatabaseUrl(), poolSize: 5, report: () => undefined });
  stub = await zendeskStub();
});
afterAll(async () => {
  await stub.close();
  await database.close();
});

const zendesk = (overrides: { url?: string; token?: string; webhookSecret?: string | undefined } = {}): SupportPort =>
  zendeskSupport(
    { url: stub.url, ...zendeskUser, webhookSecret: secret, ...overrides },
    { clock: fixedClock(now), report: (told) => reports.push(told), timeoutMs: 300, wait: async () => undefined },
  );
const embedded = (): SupportPort => embeddedSupport(database, clock, embeddedMessages(database, clock));

const ticketOf = (): Ticket => {
  const id = newId();
  return {
    id,
    subject: `Price · order ${id}`,
    body: 'The price is per box.',
    mailbox: 'procurement@quayside.example',
    tags: ['order', 'price'],
    requester: { name: 'Mila de Vries', email: 'mila@waldhuis.example' },
  };
};
const messageOf = (body: string, isFromRequester = true) => ({
  id: newId(),
  authorName: 'Mila de Vries',
  body,
  isFromRequester,
});

/** What whoever answers has before them, oldest first. */
const inZendesk = async ({ id }: Ticket) =>
  stub.tickets
    .filter(({ externalId }) => externalId === id)
    .flatMap(({ comments }) => comments.map(({ body }) => body));
const inMailbox = async ({ subject, mailbox }: Ticket) => {
  const mails = await database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, mailbox)).orderBy(messagesSent.id),
  );
  return mails.filter((mail) => mail.subject.includes(subject)).map(({ body }) => body);
};

describe.each([
  ['embedded', embedded, inMailbox],
  ['Zendesk', zendesk, inZendesk],
])('[INTG-16] %s', (_, open, seen) => {
  it('opens a ticket with what was written, and knows it again by its reference', async () => {
    const ticket = ticketOf();
    expect(await open().openTicket(ticket)).toMatch(/\d+$/);
    expect(await seen(ticket)).toEqual([expect.stringContaining('The price is per box.')]);
  });

  it('opens no second ticket for the same id', async () => {
    const ticket = ticketOf();
    const support = open();
    expect(await support.openTicket(ticket)).toBe(await support.openTicket(ticket));
    expect(await open().openTicket(ticket)).toBe(await support.openTicket(ticket));
    expect(await seen(ticket)).toHaveLength(1);
  });

  it('adds what is asked later, once each', async () => {
    const ticket = ticketOf();
    const support = open();
    const reference = await support.openTicket(ticket);
    const message = messageOf('And the second box?');
    for (let turn = 0; turn < 2; turn += 1) await support.addMessage(reference, ticket, message);
    const all = await seen(ticket);
    expect(all).toHaveLength(2);
    expect(all.join('\n')).toContain('And the second box?');
  });

  it('takes no delivery that it did not sign', async () => {
    const delivery = { signature: undefined, timestamp: now, body: '{}' };
    expect(open().readDelivery(delivery)).toBe('refused');
    expect(open().readDelivery({ ...delivery, signature: 'AAAA' })).toBe('refused');
  });
});

it('[INTG-16] embedded: tickets are kept, and what one of us writes is mailed to nobody of us', async () => {
  const ticket = ticketOf();
  const support = embedded();
  const reference = await support.openTicket(ticket);
  await support.addMessage(reference, ticket, messageOf('An answer', false));
  expect(await inMailbox(ticket)).toHaveLength(1);
  const [kept] = await database.read('none', (db) =>
    db.select().from(supportTickets).where(eq(supportTickets.id, ticket.id)),
  );
  expect(kept).toMatchObject({ requesterEmail: ticket.requester.email, tags: ['order', 'price'] });
  expect(reference).toBe(`T-${kept?.number}`);
});

describe('[INTG-16] Zendesk that fails', () => {
  const failing = (method: string, ...faults: ZendeskStub['faults'][number]['fault'][]) =>
    stub.faults.push(...faults.map((fault) => ({ method, fault })));
  const comments = (ticket: Ticket) => inZendesk(ticket);

  it.each(['silent', 500, 429, 'lost'] as const)('%s: the ticket is sent again, and is one', async (fault) => {
    const ticket = ticketOf();
    failing('POST', fault);
    expect(await zendesk().openTicket(ticket)).toMatch(/^\d+$/);
    expect(await comments(ticket)).toHaveLength(1);
  });

  it('a ticket whose answer was lost each time is found by the next job, even if the key is forgotten', async () => {
    const ticket = ticketOf();
    failing('POST', 'lost', 'silent', 'silent');
    await expect(zendesk().openTicket(ticket)).rejects.toThrow('silent to POST /api/v2/tickets.json');
    expect(await zendesk().openTicket(ticket)).toMatch(/^\d+$/);
    expect(stub.tickets.filter(({ externalId }) => externalId === ticket.id)).toHaveLength(1);
  });

  it('a comment whose answer was lost is not added twice', async () => {
    const ticket = ticketOf();
    const reference = await zendesk().openTicket(ticket);
    const message = messageOf('Once only');
    failing('PUT', 'lost');
    await expect(zendesk().addMessage(reference, ticket, message)).rejects.toThrow('silent to PUT');
    await zendesk().addMessage(reference, ticket, message);
    expect(await comments(ticket)).toHaveLength(2);
  });

  it.each([401, 'malformed'] as const)('%s is thrown, so that the job is repeated', async (fault) => {
    failing('POST', fault);
    await expect(zendesk().openTicket(ticketOf())).rejects.toThrow();
  });

  it('a reference it does not know, or a wrong token, is told by status, and nothing of the access is', async () => {
    await expect(zendesk().addMessage('1', ticketOf(), messageOf('Lost'))).rejects.toThrow('404 to GET');
    const refused = zendesk({ token: 'a wrong one' }).openTicket(ticketOf());
    await expect(refused).rejects.toThrow('401 to GET');
    await refused.catch((error) => expect(String(error)).not.toMatch(/wrong one|portal@/));
    expect(JSON.stringify(reports)).not.toMatch(/wrong one|only for tests|Basic|portal@/);
  });
});

describe('[INTG-16] what Zendesk tells', () => {
  const told = {
    external_id: newId(),
    comment_id: '9876',
    author_name: 'Eva Smit',
    author_email: 'eva@quayside.example',
    author_role: 'Agent',
    comment: 'Yes, you may.',
  };
  const deliver = (body: unknown, { timestamp = now, key = secret, support = zendesk() } = {}) => {
    const text = JSON.stringify(body);
    const signature = zendeskSignature(key, timestamp, text).toString('base64');
    return support.readDelivery({ signature, timestamp, body: text });
  };

  it('is an answer, signed over time and body as the published example', () => {
    expect(deliver(told)).toEqual({
      ticketId: told.external_id,
      id: '9876',
      authorName: 'Eva Smit',
      body: 'Yes, you may.',
    });
  });

  it('is refused with another secret, without ours, too old, or changed on its way', () => {
    expect(deliver(told, { key: 'another' })).toBe('refused');
    expect(deliver(told, { support: zendesk({ webhookSecret: undefined }) })).toBe('refused');
    expect(deliver(told, { timestamp: plus(now, -minutes(16)) })).toBe('refused');
    expect(deliver(told, { timestamp: 'yesterday' })).toBe('refused');
    const signature = zendeskSignature(secret, now, JSON.stringify(told)).toString('base64');
    const body = JSON.stringify({ ...told, comment: 'No.' });
    expect(zendesk().readDelivery({ signature, timestamp: now, body })).toBe('refused');
  });

  it('is no answer when it came from here, or is nothing we know', () => {
    const ours = { ...told, author_email: 'Portal@quayside.example' };
    expect(deliver({ ...ours, comment: `Mila:\n\nHello\n\n${markOf(newId())}` })).toBeNull();
    for (const body of [{}, null, { ...told, external_id: 'x' }, { ...told, comment: '  ' }])
      expect(deliver(body)).toBeNull();
  });

  it('is no answer of ours when the requester wrote it, or nobody says who did', () => {
    expect(deliver({ ...told, author_role: 'End-user' })).toBeNull();
    expect(deliver({ ...told, author_role: '' })).toBeNull();
    expect(deliver({ ...told, author_role: undefined })).toBeNull();
    expect(deliver({ ...told, author_role: 'Admin' })).toMatchObject({ body: told.comment });
  });

  it('is an answer when an agent’s mail ends with what we wrote', () => {
    const comment = `Yes, you may.\n\nOn Friday we wrote:\nMila:\n\nMay I?\n\n${markOf(newId())}`;
    expect(deliver({ ...told, comment })).toMatchObject({ id: '9876', body: comment });
  });
});
