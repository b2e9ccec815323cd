// @vitest-environment happy-dom
import { orderPageMessages } from '@quayside/contract/messages/order-page';
import type { Sale } from '@quayside/contract/sales';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { ParcelNotice } from './components/parcel-notice.tsx';

const words = orderPageMessages.parcels;
const shipment: Sale['shipments'][number] = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', status: 'IN_TRANSIT', carrier: 'ups', pickupDate: null },
  ...{ trackAndTraceNumbers: ['A', 'B', 'C'], lastEventAt: '2026-11-23T09:00:00.000Z', isBooked: false },
  ...{ isRemovable: false, createdAt: '2026-11-20T09:00:00.000Z' },
};
const shown = (given: Partial<typeof shipment>, allowedActions: Sale['allowedActions'] = ['ADD_TRACKING']) =>
  showPage(
    <ParcelNotice
      sale={{ shipments: [{ ...shipment, ...given }], status: 'PAID', nextAction: 'COMPLETE_ORDER', allowedActions }}
      pathTo={(task) => `/${task}/`}
    />,
    '/',
  );

it('[ORD-12] says how many parcels came back, what to do, and leads there', () => {
  shown({ apart: [{ number: 'B', status: 'RETURNED_TO_SENDER' }] });
  screen.getByText(words.returned(1, 3));
  screen.getByText(words.sendAgain);
  expect(screen.getByRole('link', { name: words.enter }).getAttribute('href')).toBe('/tracking/');
});

it('[ORD-12] a lost parcel asks for no new number; who may enter none sees no button', () => {
  shown({ apart: [{ number: 'B', status: 'LOST' }] });
  screen.getByText(words.lost(1, 3));
  expect(screen.queryByRole('link')).toBeNull();
});

it('[ORD-14] where all came back and completing waits for it, the next step says so instead', () => {
  shown({ status: 'RETURNED_TO_SENDER' }, ['ADD_TRACKING', 'COMPLETE']);
  expect(screen.queryByText(words.returned(3, 3))).toBeNull();
});

it('[ORD-12] nothing is said while all is on its way', () => {
  shown({});
  expect(screen.queryByRole('alert')).toBeNull();
});
