import type { PublicFrameWords } from '@quayside/contract/messages/public-frame';
import { askedFor } from '../lib/outside/outside-policy.ts';
import { useSiteInfo } from '../lib/site-info.ts';
import { Anchor } from '../ui/link.tsx';
import { paths } from './paths.ts';

/** Both the same: neither answer is easier than the other. */
const button =
  'type-control inline-flex min-h-11 min-w-28 cursor-pointer items-center justify-center rounded-control border border-on-header px-4 font-semibold text-on-header hover:bg-on-header/10 focus-visible:outline-signal';

/** Hidden until the document's first script finds that nobody was asked, or somebody wants to answer anew; without scripts nothing is counted, so nobody is. */
export function ConsentBanner({ words }: { words: PublicFrameWords['consent'] }) {
  const { outside, reviewsUrl } = useSiteInfo();
  const asked = askedFor(outside, reviewsUrl);
  return (
    <aside
      data-consent=""
      data-close={words.close}
      hidden
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-50 border-t-3 border-signal bg-header text-on-header print:hidden"
    >
      <div className="mx-auto flex w-full max-w-[1200px] flex-wrap items-center justify-between gap-4 px-4 py-4 md:px-6 lg:px-8">
        <p className="max-w-[62ch]">
          {asked.length === 0 ? words.text : words.textOutside(asked.join(', '))}{' '}
          <Anchor to={paths.legal('cookies')} isDocument className="underline underline-offset-4">
            {words.more}
          </Anchor>
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" data-answer="no" className={button}>
            {words.refuse}
          </button>
          <button type="button" data-answer="yes" className={button}>
            {words.allow}
          </button>
        </div>
      </div>
    </aside>
  );
}
