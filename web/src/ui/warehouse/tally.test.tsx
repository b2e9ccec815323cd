// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tally } from './tally.tsx';

afterEach(cleanup);

function strokesOf(done: number, total: number) {
  const { container } = render(
    <Tally done={done} total={total}>
      {`${done} of ${total}`}
    </Tally>,
  );
  screen.getByText(`${done} of ${total}`);
  return {
    bundles: container.querySelectorAll('svg').length,
    done: container.querySelectorAll('.tally-done').length,
    open: container.querySelectorAll('.tally-open').length,
  };
}

describe('[WH-03] a tally', () => {
  it('has one stroke for each, in bundles of five, heavy where it is done', () => {
    expect(strokesOf(6, 12)).toEqual({ bundles: 3, done: 6, open: 6 });
    cleanup();
    expect(strokesOf(1, 1)).toEqual({ bundles: 1, done: 1, open: 0 });
  });

  it('is the number alone beyond sixty, and where there is nothing to count', () => {
    expect(strokesOf(60, 60).done).toBe(60);
    cleanup();
    expect(strokesOf(3, 61)).toEqual({ bundles: 0, done: 0, open: 0 });
    cleanup();
    expect(strokesOf(0, 0)).toEqual({ bundles: 0, done: 0, open: 0 });
  });
});
