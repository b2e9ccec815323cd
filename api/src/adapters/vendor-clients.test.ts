/** The vendors' own clients at our stand-ins: what those take and answer is what the vendor's service takes and answers. */
import zendesk from 'node-zendesk';
import twilio from 'twilio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TwilioStub, twilioAccount, twilioStub } from './phone-codes/twilio-stub.ts';
import { type ZendeskStub, zendeskStub, zendeskUser } from './support/zendesk-stub.ts';

let phones: TwilioStub;
let support: ZendeskStub;
beforeAll(async () => {
  phones = await twilioStub();
  support = await zendeskStub();
});
afterAll(async () => {
  await phones.close();
  await support.close();
});

const asked = z.looseObject({
  method: z.string(),
  uri: z.string(),
  username: z.string(),
  password: z.string(),
  headers: z.record(z.string(), z.string()),
  data: z.record(z.string(), z.string()).optional(),
});

/** Twilio's client, whose requests go to this machine in place of theirs. */
class Here extends twilio.RequestClient {
  override async request(options: object) {
    const { method, uri, username, password, headers, data } = asked.parse(options);
    const url = uri.replace('https://verify.twilio.com/v2', phones.url).replace('https://api.twilio.com', phones.url);
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: { ...headers, authorization },
      ...(data ? { body: new URLSearchParams(data).toString() } : {}),
    });
    return { statusCode: answer.status, body: await answer.json(), headers: {} };
  }
}
const twilioHere = () => twilio(twilioAccount.accountSid, twilioAccount.authToken, { httpClient: new Here() });

it('[INTG-14] Twilio’s own client sends a code, checks it and sends a text message', async () => {
  const client = twilioHere();
  const service = client.verify.v2.services(twilioAccount.serviceSid);
  const to = '+31610000001';
  expect((await service.verifications.create({ to, channel: 'sms', locale: 'en' })).status).toBe('pending');
  expect((await service.verificationChecks.create({ to, code: '000000' })).status).toBe('pending');
  const code = phones.codes.get(to) ?? '';
  expect((await service.verificationChecks.create({ to, code })).status).toBe('approved');
  // Used once, it is gone.
  await expect(service.verificationChecks.create({ to, code })).rejects.toMatchObject({ status: 404, code: 20_404 });
  const message = await client.messages.create({ to, from: '+31201234567', body: 'Your order is paid.' });
  expect(message.sid).toBe('SM1');
  expect(phones.texts).toEqual([{ to, from: '+31201234567', body: 'Your order is paid.' }]);
});

it('[INTG-16] Zendesk’s client opens a ticket and adds to it', async () => {
  const client = zendesk.createClient({
    username: zendeskUser.email,
    token: zendeskUser.token,
    endpointUri: `${support.url}/api/v2`,
  });
  const made = await client.tickets.create({
    ticket: {
      ...{ subject: 'Price', comment: { body: 'The price is per box.' }, tags: ['order'], external_id: 'x1' },
      requester: { name: 'Mila de Vries', email: 'mila@waldhuis.example' },
    },
  });
  const [ticket] = support.tickets;
  expect(made).toMatchObject({ result: { id: ticket?.id, status: 'new' } });
  await client.tickets.update(ticket?.id ?? 0, { ticket: { comment: { body: 'And per pallet.', public: true } } });
  expect(ticket?.comments).toEqual([
    { body: 'The price is per box.', public: true },
    { body: 'And per pallet.', public: true },
  ]);
});
