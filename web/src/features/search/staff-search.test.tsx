// @vitest-environment happy-dom
import { searchMessages as words } from '@quayside/contract/messages/search';
import { type SaleHit, saleHits } from '@quayside/contract/search';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import SearchBox from './search-box.tsx';

const hit = (end: number): SaleHit => ({
  ...{ qid: `0198c0de-0000-7000-8000-00000000000${end}`, order: `QS-10000${end}-0`, status: 'CONFIRMED' },
  ...{ nextAction: 'NONE', buyerReference: null, matched: 'qs-1', total: { amount: '10.00', currency: 'EUR' } },
  destination: { kind: 'BUYER', country: 'DE', city: 'Kiel', region: 'EUROPE' },
});

function Box() {
  const [text, setText] = useState('');
  return <SearchBox text={text} onText={setText} onDone={() => undefined} />;
}

describe('[RT-37] the search of our own people', () => {
  it('finds orders of every company, and offers no list that they have not', async () => {
    const api = fakeApi();
    api.on('GET /sales/search/', answer(saleHits, { results: [hit(1), hit(2)], exact: null, hasMore: false }));
    const hands = showPage(<Box />, '/dashboard/', { permissions: ['staff.sellers'], isStaff: true });
    await hands.type(screen.getByRole('combobox', { name: words.label }), 'qs-1');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.queryByText(words.all('qs-1'))).toBeNull();
  });
});
