// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

const rows = [
  { id: 'a', day: 'Today' },
  { id: 'b', day: 'Today' },
  { id: 'c', day: 'Tomorrow' },
];
type Props = Partial<Parameters<typeof DataTable<(typeof rows)[number]>>[0]>;
const table = (groupOf?: (row: { day: string }) => string, props: Props = {}) => (
  <MemoryRouter>
    <DataTable
      caption="Orders"
      columns={[{ id: 'order', header: 'Order', cell: ({ id }: { id: string }) => id }]}
      rows={rows}
      rowKey={({ id }) => id}
      groupOf={groupOf}
      {...props}
    />
  </MemoryRouter>
);

it('[ORD-01] rows stand below the line of their group, which is no row of its own', () => {
  render(table(({ day }) => day));
  const groups = [...document.querySelectorAll('[data-group]')];
  expect(groups.map((group) => [group.getAttribute('data-group'), group.textContent])).toEqual([
    ['Today', 'ab'],
    ['Tomorrow', 'c'],
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length);
});

it('[ORD-01] the line of a group tells what it comes to, by its place among the groups of the page', () => {
  const groupNote: Props['groupNote'] = (own, { index, groups }) => `${own.length} in ${index + 1} of ${groups}`;
  render(table(({ day }) => day, { groupNote }));
  const notes = [...document.querySelectorAll('[data-group]')].map((group) => group.getAttribute('data-note'));
  expect(notes).toEqual(['2 in 1 of 2', '1 in 2 of 2']);
});

it('a list without groups is one', () => {
  render(table());
  expect(document.querySelectorAll('tbody')).toHaveLength(1);
  expect(document.querySelector('[data-group]')).toBeNull();
});

it('[ORD-01] a chosen row is tinted, and no other', () => {
  const selection = {
    ...{ chosen: new Set(['b']), onChange: () => undefined, isSelectable: () => true },
    ...{ rowKey: ({ id }: { id: string }) => id, nameOf: ({ id }: { id: string }) => id },
  };
  render(table(undefined, { selection }));
  const grounds = [...document.querySelectorAll('[data-row]')].map((row) =>
    [...row.classList].filter((one) => one === 'bg-selected' || one === 'bg-surface'),
  );
  expect(grounds).toEqual([['bg-surface'], ['bg-selected'], ['bg-surface']]);
});
