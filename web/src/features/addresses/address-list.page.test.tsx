// @vitest-environment happy-dom
import { type Address, address, addressList } from '@quayside/contract/addresses';
import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { commonMessages } from '@quayside/contract/messages/common';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer, type FakeApi, fakeApi, late, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { AddressList } from './components/address-list.tsx';

const at = '/my-profile/billing-address/';
const qid = '0198c0de-0000-7000-8000-000000000002';
const known: Address = {
  qid,
  ...{ companyName: 'Marlin Trading B.V.', billingAddressQid: qid, shippingAddressQid: null, usageTypes: ['BILLING'] },
  ...{ line1: 'Oudegracht 7', line2: '', postalCode: '3511 AB', city: 'Utrecht', region: '', country: 'NL' },
  ...{ createdAt: '2026-01-05T08:00:00.000Z', version: 3 },
};
const listOf = (...results: Address[]) =>
  answer(addressList, { results, count: results.length, countIsExact: true, page: 1, size: 25 });

function show(api: FakeApi, query = '', permissions: ['company.write'] | [] = ['company.write']) {
  return { api, hands: showPage(<AddressList usage="BILLING" />, `${at}${query}`, { permissions }) };
}
const shown = (...results: Address[]) => {
  const api = fakeApi();
  api.on('GET /addresses/', listOf(...results));
  return api;
};
const save = () => screen.getByRole('button', { name: words.save });
async function fill(hands: UserEvent, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await hands.clear(field);
  await hands.click(field);
  await hands.paste(text);
}

describe('[PRO-12] the list of addresses', () => {
  it('[ERR-01] says that there are none once it knows, not before, and leads to the first', async () => {
    const api = fakeApi();
    const { answer: held, arrive } = late(listOf());
    api.on('GET /addresses/', held);
    show(api);
    await vi.waitFor(() => expect(api.heard('GET /addresses/')).toHaveLength(1));
    expect(screen.queryByText(words.empty)).toBeNull();
    arrive();
    await screen.findByText(words.empty);
    screen.getByRole('link', { name: words.add });
  });

  it('shows who may only look no way to change them', async () => {
    show(shown(known), '', []);
    await screen.findByText('Oudegracht 7');
    screen.getByText(words.noPermission);
    expect(screen.queryByRole('link', { name: words.add })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  it('[ERR-01] [CFG-05] that does not load is asked for three times more, says so, and can be tried again', async () => {
    const api = fakeApi();
    api.on('GET /addresses/', refusal(503, 'unavailable', commonMessages.unavailable));
    const { hands } = show(api);
    await screen.findByText(words.failed);
    expect(api.heard('GET /addresses/')).toHaveLength(4);
    api.on('GET /addresses/', listOf(known));
    await hands.click(screen.getByRole('button', { name: /try again/i }));
    await screen.findByText('Oudegracht 7');
  });
});

describe('[PRO-12] [ERR-14] the form of an address', () => {
  const edit = `?edit=${qid}`;

  it('tells what is wrong before it asks, at the field and above the form', async () => {
    const { api, hands } = show(shown(known), edit);
    await fill(hands, 'Postal code', '8011');
    await hands.click(save());
    // A notice of the test before may still be leaving.
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(alerts.filter((text) => text.includes('Enter a postal code of this country'))).toHaveLength(1);
    screen.getByRole('textbox', { name: 'Postal code', description: /Enter a postal code of this country/ });
    expect(api.heard('PUT /addresses/{qid}/')).toEqual([]);
  });

  it('tells a refusal at its field, and sends the version that it started from', async () => {
    const { api, hands } = show(shown(known), edit);
    const text = 'This VAT number is registered to: Marlin Trading B.V.';
    api.on(
      'PUT /addresses/{qid}/',
      refusal(400, 'validation_failed', commonMessages.validation_failed, { companyName: text }),
    );
    await fill(hands, 'Company name', 'Somebody Else');
    await hands.click(save());
    within(await screen.findByRole('alert')).getByText(text);
    screen.getByRole('textbox', { name: 'Company name', description: new RegExp(text) });
    expect(api.heard('PUT /addresses/{qid}/')[0]?.body).toMatchObject({ companyName: 'Somebody Else', version: 3 });
    await hands.click(screen.getByRole('button', { name: words.discard }));
    await screen.findByRole('link', { name: words.add });
  });

  it('[ERR-15] tells that somebody else changed it, keeps what was typed, and goes on from the newest', async () => {
    const { api, hands } = show(shown(known), edit);
    await fill(hands, 'City', 'Zwolle');
    api.on('PUT /addresses/{qid}/', refusal(409, 'stale_version', commonMessages.stale_version));
    api.on('GET /addresses/', listOf({ ...known, line1: 'Waalhaven 12', version: 4 }));
    await hands.click(save());
    await screen.findByText(commonMessages.stale_version);
    screen.getByDisplayValue('Zwolle');
    const saved = { ...known, city: 'Zwolle', version: 5 };
    api.on('PUT /addresses/{qid}/', answer(address, saved));
    api.on('GET /addresses/', listOf(saved));
    await hands.click(save());
    await screen.findByText(words.updated);
    expect(api.heard('PUT /addresses/{qid}/').map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  it('[ERR-01] whose answer is lost says so, keeps what was typed, and looks what the server has', async () => {
    const { api, hands } = show(shown(known), edit);
    await fill(hands, 'City', 'Zwolle');
    api.on('PUT /addresses/{qid}/', lost);
    await hands.click(save());
    await screen.findByText(words.saveFailed);
    screen.getByDisplayValue('Zwolle');
    expect(api.heard('GET /addresses/').length).toBeGreaterThan(1);
  });
});
