/** Takes away what a yes had left in this browser: our random number, and what services of others set on our pages. */
import { visitorKey } from './consent.ts';

/** Google's, Meta's and Datadog's, which their scripts set in the page's own name. */
const ofOthers = /^(?:_ga|_gcl_|_gac_|_fb|_dd)/;

export function forgetVisit(): void {
  for (const name of namesOf(document.cookie)) if (ofOthers.test(name)) endCookie(name);
  try {
    localStorage.removeItem(visitorKey);
    for (const name of Object.keys(localStorage)) if (ofOthers.test(name)) localStorage.removeItem(name);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}

const namesOf = (cookies: string): string[] => cookies.split('; ').map((one) => one.split('=', 1)[0] ?? '');

/** Of this host, and of each domain above it, for which it may have been set. */
function endCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers we support
    document.cookie = `${name}=; Path=/; Max-Age=-1${domain}`;
  }
}
