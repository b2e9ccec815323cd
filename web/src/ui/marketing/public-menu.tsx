import type { PublicFrameWords } from '@quayside/contract/messages/public-frame';
import { Anchor } from '../link.tsx';

type Pages = readonly { label: string; to: string }[];

/** Pages of the site: a row from lg, below that a list that opens without a script. */
export function PublicMenu({ pages, words }: { pages: Pages; words: PublicFrameWords['menu'] }) {
  return (
    <>
      <nav aria-label={words.pages} className="ml-4 hidden lg:block">
        <Links pages={pages} className="flex gap-1" />
      </nav>
      <details className="group order-last lg:hidden">
        <summary className="type-control flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center rounded-control px-2 focus-visible:outline-signal [&::-webkit-details-marker]:hidden">
          {words.menu}
        </summary>
        <nav
          aria-label={words.pages}
          className="absolute inset-x-0 top-[72px] z-40 border-t border-header-muted/40 bg-header px-4 py-3 shadow-popover"
        >
          <Links pages={pages} className="flex flex-col" />
        </nav>
      </details>
    </>
  );
}

function Links({ pages, className }: { pages: Pages; className: string }) {
  return (
    <ul className={className}>
      {pages.map(({ label, to }) => (
        <li key={to}>
          <Anchor
            to={to}
            isDocument
            className="type-control inline-flex min-h-11 items-center rounded-control px-3 whitespace-nowrap text-on-header underline-offset-4 hover:underline focus-visible:outline-signal"
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
