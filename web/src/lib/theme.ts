/** Theme of this device: a cookie that the boot script reads before the first paint, so that nothing flashes. */
export type Theme = 'system' | 'light' | 'dark';

const oneYear = 31_536_000;

export function currentTheme(): Theme {
  const chosen = /(?:^|; )quayside_theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function setTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `quayside_theme=${theme}; Path=/; SameSite=Lax; Max-Age=${theme === 'system' ? 0 : oneYear}`;
  applyTheme(location.pathname);
}

/** Sets the document's theme for a path, as the boot script does on arrival: warehouse screens are light unless chosen otherwise. */
export function applyTheme(pathname: string): void {
  const { dataset } = document.documentElement;
  const theme = currentTheme();
  if (theme !== 'system') dataset.theme = theme;
  else if (pathname.startsWith('/warehouse')) dataset.theme = 'light';
  else delete dataset.theme;
}
