import { problemsOf } from '@quayside/contract/content-problem-values';
import { isBlock } from '@quayside/contract/content-values';
import { expect, it, vi } from 'vitest';
import { renderDocument } from '../app/render-document.ts';
import { BlockList } from './block-list.tsx';

const order = (more: object) => ({
  ...{ _uid: 'o', component: 'screen_order', code: 'QS-482133-0', action: 'Confirm quantities', mover: 'seller' },
  ...{ place: 'Sweden', due: '18 hours left', until: 'Thu', total: '€ 12,480.00' },
  ...more,
});
const orders = {
  ...{ _uid: 'list', component: 'orders_screen_panel', title: 'One list', alt: 'The list of orders' },
  keys: [{ _uid: 'k', component: 'screen_key', title: 'Yellow is your move', body: 'Press it.' }],
  orders: [order({}), order({ _uid: 'p', action: 'Carrier on the way', mover: 'carrier' })],
};
const phones = {
  ...{ _uid: 'phones', component: 'phone_screens_panel', title: 'Three screens' },
  screens: [
    {
      ...{ _uid: 's', component: 'phone_screen', when: '17:26', code: 'QS-482133-0', title: 'Trigger payment' },
      ...{ alt: 'Payment on a phone', action: 'Confirm' },
      stats: [{ _uid: 't', component: 'stat', name: 'Paid to you', value: '€ 11,127.69' }],
    },
  ],
};

const render = (...blocks: object[]) =>
  renderDocument(<BlockList blocks={blocks.filter(isBlock)} />, { report: vi.fn() });

it('[MKT-01] screens of the portal are drawn by its own parts, each a picture with words for who cannot see it', async () => {
  const html = await render(orders, phones);
  expect(html).toContain('role="img" aria-label="The list of orders"');
  expect(html).toContain('role="img" aria-label="Payment on a phone"');
  expect(html).toMatch(/rail-move.*QS-482133-0.*rail-wait.*Carrier on the way/s);
  expect(html).toContain('Yellow is your move');
  expect(html, 'nothing in a picture can be pressed').not.toMatch(/<a |<button/);
  expect([orders, phones].filter(isBlock).flatMap(problemsOf)).toEqual([]);
});

it('[MKT-06] a screen without orders vanishes alone', async () => {
  const html = await render({ ...orders, orders: [] }, phones);
  expect(html).not.toContain('One list');
  expect(html).toContain('Three screens');
});
