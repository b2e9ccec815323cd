// @vitest-environment happy-dom
import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import { type Notification, notificationList, readNotificationsAnswer } from '@quayside/contract/notifications';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
