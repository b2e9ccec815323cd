// @vitest-environment happy-dom
import { catalogueRequestAnswer } from '@quayside/contract/brands';
import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { RequestProduct } from './request-product.tsx';

const words = catalogueRequestMessages.ask;
const sent = answer(catalogueRequestAnswer, { qid: '0198c0de-0000-7000-8000-000000000002', status: 'OPEN' });

describe('[BUY-02] a product that is missing', () => {
  it('[ERR-09] is requested with the GTIN at hand; what is no GTIN is named at the field and not sent', async () => {
    const api = fakeApi();
    api.on('POST /variants/request/', sent);
    const hands = showPage(<RequestProduct gtins={['4006381333931']} />, '/inventory/');
    await hands.click(screen.getByRole('button', { name: words.open }));
    const dialog = within(await screen.findByRole('dialog', { name: words.open }));
    const field = dialog.getByLabelText(words.gtins);
    await hands.type(field, ' soap; 4006381333931');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await dialog.findByText(words.gtinsWrong(['soap']));
    expect(api.heard('POST /variants/request/')).toEqual([]);
    await hands.clear(field);
    await hands.type(field, '4006381333931, 96385074');
    await hands.type(dialog.getByLabelText(words.note, { exact: false }), 'Ink, 50 ml');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await screen.findByText(words.sent);
    expect(api.heard('POST /variants/request/').map(({ body }) => body)).toEqual([
      { gtins: ['4006381333931', '96385074'], note: 'Ink, 50 ml' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[BUY-03] a brand that is missing is requested in the same place', async () => {
    const api = fakeApi();
    api.on('POST /brands/request/', sent);
    const hands = showPage(<RequestProduct gtins={[]} />, '/inventory/');
    await hands.click(screen.getByRole('button', { name: words.open }));
    const dialog = within(await screen.findByRole('dialog', { name: words.open }));
    await hands.click(dialog.getByLabelText(words.kinds.BRAND.title, { exact: false }));
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await dialog.findByText(words.brandMissing);
    await hands.type(dialog.getByLabelText(words.brand), 'Quillfeather');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.heard('POST /brands/request/').map(({ body }) => body)).toEqual([{ name: 'Quillfeather' }]);
  });
});
