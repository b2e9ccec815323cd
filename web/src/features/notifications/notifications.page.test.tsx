// @vitest-environment happy-dom
import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import { type Notification, notificationList, readNotificationsAnswer } from '@quayside/contract/notifications';
import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clock } from '../../lib/clock.ts';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import BellPanel from './components/bell-panel.tsx';
import NotificationsPage from './notifications.page.tsx';

const qid = '0198c0de-0000-7000-8000-000000000002';
const told: Notification = {
  ...{
    qid,
    type: 'NEW_SALE',
    order: 'QS-482133-0',
    saleQid: qid,
    claimQid: null,
    deadline: null,
    isRead: false,
    pause: null,
  },
  createdAt: '2026-01-05T08:00:00.000Z',
};
const list = { results: [told], count: 1, countIsExact: true, page: 1, size: 25, unread: 1 };

it.each([
  ['page', <NotificationsPage key="page" />],
  ['panel below the bell', <BellPanel key="panel" onLeave={() => undefined} />],
])(
  '[LAY-01] “Mark all as read” goes with the last unread one, and the heading of the %s takes the focus',
  async (_where, page) => {
    const api = fakeApi();
    api.on('GET /notifications/', answer(notificationList, list));
    api.on('POST /notifications/read/', answer(readNotificationsAnswer, { unread: 0 }));
    const hands = showPage(page, '/notifications/');
    await hands.click(await screen.findByRole('button', { name: words.markAllRead }));
    await vi.waitFor(() => expect(api.heard('POST /notifications/read/')).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title }));
  },
);

it('[LAY-01] news stand under their days, what was told again of one order once with how often, and opening it reads all of it', async () => {
  vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-01-06T12:00:00.000Z'));
  onTestFinished(() => void vi.restoreAllMocks());
  const at = (number: number, createdAt: string, more: Partial<Notification> = {}): Notification => ({
    ...{ ...told, qid: qid.replace(/2$/, String(number)), createdAt, type: 'DISCREPANCY', ...more },
  });
  const results = [
    at(9, '2026-01-06T10:00:00.000Z'),
    at(8, '2026-01-06T09:00:00.000Z', { type: 'NEW_SALE', isRead: true }),
    at(7, '2026-01-06T08:30:00.000Z'),
    at(6, '2026-01-06T08:10:00.000Z', { isRead: true }),
    at(5, '2026-01-05T08:10:00.000Z'),
  ];
  const api = fakeApi();
  api.on('GET /notifications/', answer(notificationList, { ...list, results, count: 5, unread: 3 }));
  api.on('POST /notifications/read/', answer(readNotificationsAnswer, { unread: 1 }));
  const hands = showPage(<NotificationsPage />, '/notifications/');
  await screen.findByRole('heading', { level: 2, name: 'Today, Tuesday 6 January' });
  screen.getByRole('heading', { level: 2, name: 'Yesterday, Monday 5 January' });
  const today = within(screen.getByRole('region', { name: 'Today, Tuesday 6 January' })).getAllByRole('link');
  expect(today.map(({ textContent }) => textContent)).toEqual([
    'Unread: The warehouse found a difference in order QS-482133-011:00 · 3 times since 09:10',
    'New order QS-482133-010:00',
  ]);
  await hands.click(screen.getByRole('link', { name: /3 times since/ }));
  await vi.waitFor(() => expect(api.heard('POST /notifications/read/')).toHaveLength(1));
  expect(api.heard('POST /notifications/read/')[0]?.body).toEqual({ qids: [results[0]?.qid, results[2]?.qid] });
});
