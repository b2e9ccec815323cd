// @vitest-environment happy-dom
import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import {
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookDelivery,
  webhookDeliveryList,
  webhookEndpoints,
  webhookEndpointWithSecret,
} from '@quayside/contract/webhooks';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import WebhooksPage from './webhooks.page.tsx';

const at = '2026-11-25T08:00:00.000Z';
const url = 'https://erp.example/hooks';
const endpoint: WebhookEndpoint = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', url, createdAt: at },
  ...{ failingSince: null, switchedOffAt: null, previousSecretEndsAt: null },
};
const failed: WebhookDelivery = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000002', endpointQid: endpoint.qid, type: 'sale.requested' },
  ...{ status: 'FAILED', attempt: 3, statusCode: 500, problem: null, createdAt: at, triedAt: at, nextTryAt: null },
};
const log = { count: 1, countIsExact: true, page: 1, size: 25, results: [failed] };
const off = { ...endpoint, switchedOffAt: at };

function page(endpoints: WebhookEndpoint[]) {
  const api = fakeApi();
  api.on('GET /sellers/profile/', refusal(404, 'not_found', 'None.'));
  api.on('GET /webhooks/endpoints/', answer(webhookEndpoints, { results: endpoints }));
  api.on('GET /webhooks/deliveries/', answer(webhookDeliveryList, log));
  const hands = showPage(<WebhooksPage />, '/my-profile/webhooks/', { permissions: ['apikeys.manage'] });
  return { api, hands };
}

describe('[INTG-16] a company’s webhooks', () => {
  it('an address is asked for, a refused one is told at its field, and the secret is shown this once', async () => {
    const { api, hands } = page([]);
    await screen.findByText(words.none);
    const [open] = screen.getAllByRole('button', { name: words.add });
    if (open) await hands.click(open);
    const form = within(await screen.findByRole('dialog', { name: words.addTitle }));
    await hands.click(form.getByRole('button', { name: words.add }));
    await form.findByText(words.urlMissing);
    api.on('POST /webhooks/endpoints/', refusal(400, 'webhook_url_refused', 'Give an https address.'));
    await hands.type(form.getByLabelText(words.url), 'http://localhost');
    await hands.click(form.getByRole('button', { name: words.add }));
    await form.findByText('Give an https address.');
    api.on('POST /webhooks/endpoints/', answer(webhookEndpointWithSecret, { secret: 'whsec_c2VjcmV0', endpoint }));
    await hands.clear(form.getByLabelText(words.url));
    await hands.type(form.getByLabelText(words.url), url);
    await hands.click(form.getByRole('button', { name: words.add }));
    const shown = within(await screen.findByRole('dialog', { name: words.secretTitle }));
    shown.getByText('whsec_c2VjcmV0');
    await hands.click(shown.getByRole('button', { name: words.saved }));
    expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull();
  });

  it('one that is switched off says how it comes on again; a test and a replay are sent', async () => {
    const { api, hands } = page([off]);
    await screen.findByText(words.offText);
    await screen.findByText(words.status(500));
    api.on('POST /webhooks/endpoints/{qid}/test/', answer(webhookDelivery, { ...failed, type: 'webhook.test' }));
    await hands.click(screen.getByRole('button', { name: words.testOf(url) }));
    await screen.findByText(words.testSent);
    api.on('POST /webhooks/deliveries/{qid}/replay/', refusal(409, 'webhook_switched_off', 'Send it a test first.'));
    await hands.click(screen.getByRole('button', { name: /^Send again/ }));
    await screen.findByText('Send it a test first.');
  });
});
