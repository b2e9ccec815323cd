import { describe, expect, it } from 'vitest';
import { inLanguage, languageIn, languagesOf, missingIn, slugIn } from './content-language-values.ts';
import { problemsOf } from './content-problem-values.ts';

const page = {
  ...{ _uid: 'p', component: 'page', title: 'Fees', title__i18n__nl: 'Kosten', title__i18n__de: ' ' },
  body: [
    {
      ...{ _uid: 'h', component: 'seller_hero', title: 'One fee', title__i18n__nl: 'Eén tarief' },
      ...{
        description: 'No more',
        cta: [{ _uid: 'c', component: 'cta_link', label: 'Go', label__i18n__nl: 'Verder' }],
      },
    },
  ],
};

describe('[MKT-10] a page in several languages', () => {
  it('is offered in those its title is written in; a part of pages in those anything of it is', () => {
    expect(languagesOf(page)).toEqual(['en', 'nl']);
    const footer = { _uid: 'f', component: 'footer', sections: [{ title: 'Sell', title__i18n__pl: 'Sprzedaż' }] };
    expect(languagesOf(footer)).toEqual(['en', 'pl']);
  });

  it('is read in one: what has no translation stays English, and no other language is in it', () => {
    const read = inLanguage(page, 'nl');
    expect(read).toEqual({
      ...{ _uid: 'p', component: 'page', title: 'Kosten' },
      body: [
        {
          ...{ _uid: 'h', component: 'seller_hero', title: 'Eén tarief', description: 'No more' },
          cta: [{ _uid: 'c', component: 'cta_link', label: 'Verder' }],
        },
      ],
    });
    expect(inLanguage(page, 'de').title).toBe('Fees');
    expect(JSON.stringify(inLanguage(page, 'en'))).not.toContain('i18n');
  });

  it('says how much of it is not translated yet', () => {
    expect((['en', 'nl', 'de'] as const).map((language) => missingIn(page, language))).toEqual([0, 1, 4]);
  });

  it('has an address for each', () => {
    expect(languageIn('nl/legal/terms')).toEqual({ language: 'nl', slug: 'legal/terms' });
    expect(languageIn('nl')).toEqual({ language: 'nl', slug: 'home' });
    expect(languageIn('news')).toEqual({ language: 'en', slug: 'news' });
    expect(slugIn('fees', 'de')).toBe('de/fees');
    expect(slugIn('fees', 'en')).toBe('fees');
  });

  it('is not published while a translation is too long', () => {
    const long = { ...page, title__i18n__nl: 'x'.repeat(121) };
    expect(problemsOf(long)).toContainEqual({ uid: 'p', field: 'title__i18n__nl', code: 'too_long' });
    expect(problemsOf(page).filter(({ uid }) => uid === 'p')).toEqual([]);
  });
});
