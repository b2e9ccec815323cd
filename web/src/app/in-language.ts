/** The address of a page that is no content, such as a form, in the language of the page before it. */
export const inLanguage = (path: string, language: string): string =>
  language === 'en' ? path : `${path}?lang=${language}`;
