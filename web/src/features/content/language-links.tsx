import { languageNames } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';
import { publicFrameWords } from '@quayside/contract/messages/public-frame';

interface LanguageLinksProps {
  /** Where the page is in each language, this one too. */
  alternates: readonly { language: ContentLanguage; path: string }[];
  current: ContentLanguage;
}

/** The other languages a page is there in, each by its own name; nothing where there is one alone. */
export function LanguageLinks({ alternates, current }: LanguageLinksProps) {
  if (alternates.length < 2) return null;
  return (
    <nav aria-label={publicFrameWords[current].languages} className="border-t border-line px-4 py-4 md:px-6 lg:px-8">
      <ul className="mx-auto flex max-w-[1200px] flex-wrap gap-4">
        {alternates.map(({ language, path }) => (
          <li key={language}>
            <a
              href={path}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-badge underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
