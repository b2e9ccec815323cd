// @vitest-environment happy-dom
import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { catalogueRequestList, variant } from '@quayside/contract/variants';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import CatalogueRequestsPage from './catalogue-requests.page.tsx';

const words = catalogueRequestMessages.add;
const none = { count: 0, countIsExact: true, page: 1, size: 20, results: [] };

describe('[BUY-02] our people', () => {
  it('add a product: what is missing is named at its field, and what was typed stays when the GTIN is wrong', async () => {
    const api = fakeApi();
    api.on('GET /internal/catalogue-requests/', answer(catalogueRequestList, none));
    api.on('POST /internal/products/', refusal(400, 'invalid_gtins', 'No GTIN.'));
    const hands = showPage(<CatalogueRequestsPage />, '/internal/catalogue-requests/', {
      permissions: ['staff.sellers'],
    });
    await hands.click(await screen.findByRole('button', { name: words.open }));
    const dialog = within(await screen.findByRole('dialog', { name: words.title }));
    await hands.type(dialog.getByLabelText(words.gtin), '123');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await dialog.findByText(words.missing.brand);
    await hands.type(dialog.getByLabelText(words.brand), 'Quillfeather');
    await hands.type(dialog.getByLabelText(words.name), 'Ink');
    await hands.type(dialog.getByLabelText(words.size, { exact: false }), '50 ml');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await dialog.findByText(words.gtinWrong);
    api.on('POST /internal/products/', answer(variant, made));
    await hands.clear(dialog.getByLabelText(words.gtin));
    await hands.type(dialog.getByLabelText(words.gtin), '4006381333931');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await screen.findByText(words.sent('Ink'));
    expect(api.heard('POST /internal/products/').at(-1)?.body).toEqual({
      ...{ gtin: '4006381333931', brand: 'Quillfeather', name: 'Ink', size: '50 ml' },
    });
  });
});

const made = {
  ...{
    qid: '0198c0de-0000-7000-8000-000000000002',
    fid: 'f',
    slug: 'quillfeather-ink',
    gtin: '04006381333931',
    name: 'Ink',
  },
  ...{ size: '50 ml', picture: null, category: null },
  brand: { qid: '0198c0de-0000-7000-8000-000000000003', slug: 'quillfeather', name: 'Quillfeather' },
};
