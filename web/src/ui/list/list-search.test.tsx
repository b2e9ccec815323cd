// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ListSearch } from './list-search.tsx';

it('[INV-11] a search that rests while a filter changes is made with the filter as it is by then', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  const asked: string[] = [];
  const withStatus = (status: string) => (
    <ListSearch label="Search" placeholder="" value="" onSearch={(typed) => asked.push(`${status} ${typed}`)} />
  );
  const { rerender } = render(withStatus('any'));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'clairval ' } });
  rerender(withStatus('paused'));
  vi.advanceTimersByTime(299);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['paused clairval']);
});
