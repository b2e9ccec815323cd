// @vitest-environment happy-dom

import { questionnaireWords } from '@quayside/contract/messages/questionnaire-languages';
import { shellMessages } from '@quayside/contract/messages/shell';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../../app/in-language.ts';
import PublicLayout from '../../app/layouts/public.layout.tsx';
import { paths } from '../../app/paths.ts';
import { type SiteInfo, SiteInfoProvider } from '../../lib/site-info.ts';
import NewsletterPage, { loader as newsletterLoader } from './newsletter.page.tsx';
import QuestionnairePage, { action, loader } from './questionnaire.page.tsx';
import { answersIn, leadOf, missingIn } from './questionnaire-answers.ts';

afterEach(cleanup);

const info: SiteInfo = {
  ...{ apiBase: '/api', siteUrl: 'http://site.example', environment: 'development', supportMailbox: 'a@b.example' },
  ...{ isWarehouseEnabled: true, reviewsUrl: null, outside: {}, footer: [] },
};
const embed = { path: '/embed/forms/sell/', element: <QuestionnairePage />, loader, action };
const newsletter = {
  element: <PublicLayout />,
  children: [{ path: '/newsletter/', element: <NewsletterPage />, loader: newsletterLoader }],
};

async function show(address: string): Promise<string> {
  const router = createMemoryRouter([embed, newsletter], { initialEntries: [address] });
  render(
    <SiteInfoProvider value={info}>
      <RouterProvider router={router} />
    </SiteInfoProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent ?? '';
}

describe('[MKT-05] [INTG-03] forms of the public site in the language of the page they were opened from', () => {
  it.each([
    ['nl', 'Waar staat uw voorraad?', 'Uw manifest', 'Verder', 'Duitsland'],
    ['de', 'Wo steht Ihre Ware?', 'Ihr Manifest', 'Weiter', 'Deutschland'],
    ['pl', 'Gdzie stoi Twój towar?', 'Twój manifest', 'Dalej', 'Niemcy'],
  ])('the questionnaire, with its countries: %s', async (language, ...told) => {
    const text = await show(inLanguage(paths.questionnaire, language));
    for (const one of told) expect(text).toContain(one);
    for (const one of ['Where does your stock stand?', 'Your manifest', 'Continue', 'Germany'])
      expect(text).not.toContain(one);
  });

  it.each([
    ['nl', 'Aanmelden', 'We sturen eerst een link'],
    ['de', 'Abonnieren', 'Wir senden zuerst einen Link'],
    ['pl', 'Zapisz się', 'Najpierw wysyłamy link'],
  ])('the newsletter’s page, whose form goes on in it: %s', async (language, ...told) => {
    const text = await show(inLanguage(paths.newsletter, language));
    for (const one of told) expect(text).toContain(one);
    expect(text).not.toContain(shellMessages.footer.newsletterIntro);
    const forms = [...document.querySelectorAll('form')].map((form) => form.getAttribute('action'));
    expect(new Set(forms)).toEqual(new Set([`/newsletter/?lang=${language}`]));
  });

  it('is English for a language that nobody knows', async () => {
    expect(await show('/embed/forms/sell/?lang=xx')).toContain('Where does your stock stand?');
  });

  it('what is missing is said in it, and the lead is told in English, which our people read', () => {
    const answers = answersIn(new URLSearchParams({ country: 'DE', goods: 'FOOD', quantity: 'PARCELS', list: 'NONE' }));
    expect(missingIn(5, answers, questionnaireWords.de).companyName).toBe('Geben Sie den Namen Ihrer Firma ein.');
    expect(leadOf(answers).message).toBe('Goods: Food\nQuantity: Parcels only\nStock list: Not yet');
  });
});
