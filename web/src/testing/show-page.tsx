/** A page in a DOM without a browser, below what the portal puts around every page: user, cache, router, toasts. */
import type { User } from '@quayside/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { UserProvider } from '../features/auth/use-session.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import { makeUser } from './user.factory.ts';

/** Shows it until the test ends, and gives the hands of who uses it. `at`: the address, path and query. */
export function showPage(page: ReactNode, at: string, user: Partial<User> = {}): UserEvent {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  const client = createQueryClient();
  // What is asked again after a failure is asked at once.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  render(
    <QueryClientProvider client={client}>
      <UserProvider value={makeUser(user)}>
        <RouterProvider router={router} />
        <ToastRegion />
      </UserProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    client.clear();
    sessionStorage.clear();
  });
  return userEvent.setup();
}
