import type { ContentLanguage } from '@quayside/contract/content-values';
import { publicFrameWords } from '@quayside/contract/messages/public-frame';
import { cookieSettings } from '../../lib/analytics/consent.ts';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link.tsx';

/** Beneath the page about cookies: the question again, which the page's script opens. */
export function CookieSettings({ language }: { language: ContentLanguage }) {
  const words = publicFrameWords[language].choice;
  return (
    <section
      id={cookieSettings.slice(1)}
      aria-label={words.settingsTitle}
      className="mx-auto w-full max-w-[1200px] scroll-mt-24 px-4 pb-12 md:px-6 lg:px-8 print:hidden"
    >
      <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
        <Heading level={2}>{words.settingsTitle}</Heading>
        <p className="max-w-[68ch] text-muted">{words.settingsText}</p>
        <LinkButton to={cookieSettings} isDocument>
          {words.settings}
        </LinkButton>
      </div>
    </section>
  );
}
