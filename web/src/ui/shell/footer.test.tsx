// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Footer } from './footer.tsx';

afterEach(cleanup);

it('[LAY-15] the foot leads whoever is in to the portal, and whoever is not to the login, never both', () => {
  const links = [
    { label: 'About us', to: '/about/' },
    { label: 'Log in', to: '/login/' },
    { label: 'My portal', to: '/dashboard/' },
  ];
  const foot = <Footer reviews={null} newsletter={null} sections={[{ title: 'Quayside', links }]} year={2026} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: foot }])} />);
  const shownTo = (name: string) => screen.getByRole('link', { name }).closest('li')?.className;
  expect([shownTo('About us'), shownTo('Log in'), shownTo('My portal')]).toEqual(
    [undefined, 'when-anonymous', 'when-signed-in when-seller'].map((one) => one ?? ''),
  );
});
