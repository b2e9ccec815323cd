// @vitest-environment happy-dom
import { uiMessages } from '@quayside/contract/messages/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DueDate } from './due-date.tsx';

afterEach(cleanup);
const past = '2020-01-05T08:00:00.000Z';

it('[INT-04] a reply that is late is overdue, an order whose time is over has expired', () => {
  const { rerender } = render(<DueDate until={past} zone="UTC" none="" ended="Overdue" />);
  screen.getByText('Overdue');
  expect(screen.queryByText(uiMessages.expired)).toBeNull();
  rerender(<DueDate until={past} zone="UTC" none="" />);
  screen.getByText(uiMessages.expired);
});
