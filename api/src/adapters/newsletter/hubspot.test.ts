import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../kernel/clock.ts';
import { hubspotNewsletter } from './hubspot-newsletter.ts';
import type { NewsletterPort } from './newsletter.port.ts';

const formId = '0192f3a0-5c00-7000-8000-000000000009';
const arrived: { url: string; body: unknown }[] = [];
const tokens: (string | undefined)[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  tokens.push(request.headers.authorization);
  arrived.push({ url: request.url ?? '', body: JSON.parse(await text(request)) });
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? {} : { status: 'error', errors: [{ errorType: 'BLOCKED_EMAIL' }] }));
});
let newsletter: NewsletterPort;
const nothing = async () => undefined;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const own = { subscribe: nothing, confirm: nothing, leave: nothing, passOn: nothing, passOnLeave: nothing };
  const leaving = { url, token: 'token', subscriptionId: '7' };
  const clock = fixedClock('2026-11-24T12:00:00.000Z');
  newsletter = hubspotNewsletter(own, { url, portalId: '42', formId, leaving }, { clock, report: () => undefined });
});
afterAll(() => server.close());

it('[INTG-03] an address that agreed reaches HubSpot’s form with its consent, and nothing else of the person', async () => {
  await newsletter.passOn('mila@waldhuis.example');
  expect(arrived).toEqual([
    {
      url: `/submissions/v3/integration/submit/42/${formId}`,
      body: {
        submittedAt: '1795521600000',
        fields: [{ objectTypeId: '0-1', name: 'email', value: 'mila@waldhuis.example' }],
        context: { pageName: 'Quayside newsletter' },
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text: 'I agreed by the link of a mail to get the Quayside newsletter.',
          },
        },
      },
    },
  ]);
});

it('[INTG-03] what HubSpot refuses is not tried again; where it does not answer the job is', async () => {
  status = 400;
  await expect(newsletter.passOn('blocked@waldhuis.example')).resolves.toBeUndefined();
  status = 503;
  await expect(newsletter.passOn('mila@waldhuis.example')).rejects.toThrow('HubSpot did not answer');
});

it('[INTG-03] an address that left is unsubscribed there; a wrong token is tried again, whom it does not know is not', async () => {
  arrived.length = 0;
  status = 200;
  await newsletter.passOnLeave('mila@waldhuis.example');
  expect(arrived).toEqual([
    {
      url: '/communication-preferences/v3/unsubscribe',
      body: { emailAddress: 'mila@waldhuis.example', subscriptionId: '7' },
    },
  ]);
  expect(tokens.at(-1)).toBe('Bearer token');
  status = 404;
  await expect(newsletter.passOnLeave('nobody@waldhuis.example')).resolves.toBeUndefined();
  status = 401;
  await expect(newsletter.passOnLeave('mila@waldhuis.example')).rejects.toThrow('HubSpot refused the token');
});
