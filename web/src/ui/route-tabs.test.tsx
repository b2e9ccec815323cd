// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteTabs } from './route-tabs.tsx';

afterEach(() => vi.restoreAllMocks());

it('[INT-04] the current tab is in sight, and again when counts that came later moved it', () => {
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  const row = (count?: number) => (
    <MemoryRouter>
      <RouteTabs
        label="Lists"
        tabs={[
          { label: 'Waiting', to: '/a/', isCurrent: false, ...(count === undefined ? {} : { count }) },
          { label: 'Debts', to: '/b/', isCurrent: true },
        ]}
      />
    </MemoryRouter>
  );
  left.mockReturnValue(300);
  const { rerender } = render(row());
  const nav = screen.getByRole('navigation', { name: 'Lists' });
  const place = vi.spyOn(nav, 'scrollLeft', 'set');
  rerender(row());
  expect(place).not.toHaveBeenCalled();
  rerender(row(12));
  expect(place).toHaveBeenCalledTimes(1);
});
