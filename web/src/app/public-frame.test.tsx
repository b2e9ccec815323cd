// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type SiteInfo, SiteInfoProvider } from '../lib/site-info.ts';
import PublicLayout from './layouts/public.layout.tsx';

afterEach(cleanup);

const info: SiteInfo = {
  ...{ apiBase: '/api', siteUrl: 'http://site.example', environment: 'development', supportMailbox: 'a@b.example' },
  ...{ isWarehouseEnabled: true, reviewsUrl: null, outside: {}, footer: [] },
};

async function show(language: string): Promise<void> {
  const page = { path: '*', element: 'text', loader: () => ({ language }) };
  const routes = [{ element: <PublicLayout />, children: [page] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/nl/'] });
  render(
    <SiteInfoProvider value={info}>
      <RouterProvider router={router} />
    </SiteInfoProvider>,
  );
  await screen.findByText('text');
}
const words = () => document.body.textContent ?? '';

describe('[MKT-01] [RT-36] the words around a page', () => {
  it.each([
    ['nl', 'Inloggen', 'Zo werkt het', 'Weigeren', 'Marktnotities, twee keer per maand'],
    ['de', 'Anmelden', 'So funktioniert es', 'Ablehnen', 'Marktnotizen, zweimal im Monat'],
    ['pl', 'Zaloguj się', 'Jak to działa', 'Odmawiam', 'Notatki rynkowe, dwa razy w miesiącu'],
  ])('are in its language: %s', async (language, ...told) => {
    await show(language);
    for (const one of told) expect(words()).toContain(one);
    for (const one of ['Login', 'How it works', 'Refuse', 'Market notes', 'Skip to content'])
      expect(words()).not.toContain(one);
  });

  it('are English where the page is, and where nobody knows the language', async () => {
    await show('xx');
    for (const one of ['Login', 'How it works', 'Refuse', 'Market notes, twice a month'])
      expect(words()).toContain(one);
  });
});
