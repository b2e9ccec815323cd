import { firstLanguage, isLanguage } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';

/** What `inLanguage` put into the address. On the server alone: a browser carries no words of other languages. */
export function askedLanguage(request: Request): ContentLanguage {
  const asked = new URL(request.url).searchParams.get('lang') ?? undefined;
  return isLanguage(asked) ? asked : firstLanguage;
}
