// @vitest-environment happy-dom
import { categoryTree } from '@quayside/contract/categories';
import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { catalogueRequestList, variant, variantList } from '@quayside/contract/variants';
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
    api.on('GET /categories/', answer(categoryTree, { results: tree }));
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
    await hands.selectOptions(dialog.getByLabelText(words.category, { exact: false }), 'Care › Ink');
    api.on('POST /internal/products/', answer(variant, made));
    await hands.clear(dialog.getByLabelText(words.gtin));
    await hands.type(dialog.getByLabelText(words.gtin), '4006381333931');
    await hands.click(dialog.getByRole('button', { name: words.send }));
    await screen.findByText(words.sent('Ink'));
    expect(api.heard('POST /internal/products/').at(-1)?.body).toEqual({
      ...{ gtin: '4006381333931', brand: 'Quillfeather', name: 'Ink', size: '50 ml', category: 'care-ink' },
    });
  });

  it('sort what nobody has put into the tree yet: a choice, and the product stands there', async () => {
    const api = fakeApi();
    api.on('GET /categories/', answer(categoryTree, { results: tree }));
    api.on('GET /internal/products/', answer(variantList, { ...none, count: 1, results: [made] }));
    const hands = showPage(<CatalogueRequestsPage />, '/internal/catalogue-requests/?view=sort', {
      permissions: ['staff.sellers'],
    });
    const { sort } = catalogueRequestMessages;
    const choice = await screen.findByLabelText(sort.categoryOf('Ink'));
    await screen.findByRole('option', { name: 'Care › Ink' });
    const category = { slug: 'care-ink', name: 'Ink' };
    api.on('POST /internal/products/{qid}/category/', answer(variant, { ...made, category }));
    api.on('GET /internal/products/', answer(variantList, none));
    await hands.selectOptions(choice, 'Care › Ink');
    await screen.findByText(sort.sorted('Ink', 'Ink'));
    await screen.findByText(sort.none);
    expect(api.heard('POST /internal/products/{qid}/category/').map(({ body }) => body)).toEqual([
      { category: 'care-ink' },
    ]);
  });
});

const care = '0198c0de-0000-7000-8000-000000000004';
const tree = [
  { qid: care, slug: 'care', name: 'Care', parentQid: null, products: 1 },
  { qid: '0198c0de-0000-7000-8000-000000000005', slug: 'care-ink', name: 'Ink', parentQid: care, products: 1 },
];
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
