// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AfterLoading } from './after-loading.tsx';

afterEach(cleanup);

/** A block that asks for something, and is not there when the answer is nothing. */
function Asking({ name, answer }: { name: string; answer: Promise<boolean> }) {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer });
  return data === false ? null : <p>{name}</p>;
}

it('[RT-05] what stands below a block comes once it is known whether that block stays', async () => {
  const payouts = Promise.withResolvers<boolean>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AfterLoading>
        <Asking name="payouts" answer={payouts.promise} />
        <AfterLoading>
          <p>trending</p>
        </AfterLoading>
      </AfterLoading>
    </QueryClientProvider>,
  );
  await screen.findByText('payouts');
  expect(screen.queryByText('trending')).toBeNull();
  payouts.resolve(false);
  await screen.findByText('trending');
  expect(screen.queryByText('payouts')).toBeNull();
});
