import { blockMessages } from '@quayside/contract/messages/blocks';
import type { ReactNode } from 'react';
import { dateLabel } from '../ui/facts/date-text.tsx';
import { Heading } from '../ui/heading.tsx';
import { Anchor } from '../ui/link.tsx';
import { Band } from '../ui/marketing/band.tsx';
import { type ContentBlock, neededChildren, neededText, textOf } from './block.ts';
import { Calls } from './calls.tsx';
import { anchorOf, headingsOf, RichText } from './rich-text.tsx';

/** Questions that open without a script; each can be linked by its id. */
export function FaqPanel({ block }: { block: ContentBlock }) {
  return (
    <Band
      heading={neededText(block, 'heading')}
      lead={textOf(block, 'subheading') || undefined}
      id="questions"
      isSplit
      beside={<Calls block={block} />}
    >
      <div className="border-t-2 border-ink">
        {neededChildren(block, 'faqs').map((faq, index) => (
          <Question key={faq._uid} block={faq} isOpen={index === 0} />
        ))}
      </div>
    </Band>
  );
}

function Question({ block, isOpen }: { block: ContentBlock; isOpen: boolean }) {
  const question = neededText(block, 'question');
  return (
    <details id={anchorOf(question)} open={isOpen} className="group scroll-mt-24 border-b border-line">
      <summary className="type-h3 flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
        {question}
        <Cross />
      </summary>
      <p className="max-w-[68ch] pb-5 text-muted">{neededText(block, 'answer')}</p>
    </details>
  );
}

/** Turns by 45 degrees while its group is open. */
function Cross() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className="flex-none stroke-current transition-transform group-open:rotate-45"
    >
      <path d="M10 3v14M3 10h14" strokeWidth="2" />
    </svg>
  );
}

/** A chapter of the seller handbook: title and summary, its text folded. */
export function HelpArticle({ block, renderBlock, isOpen = false }: TextProps & { isOpen?: boolean }) {
  if (!block.body) throw new TypeError('help_article: body is missing');
  return (
    <details
      id={neededText(block, 'anchor')}
      open={isOpen}
      className="group scroll-mt-24 border border-line bg-surface open:border-ink"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-4 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-col gap-1">
          <span className="type-h3 group-hover:text-brand">{neededText(block, 'title')}</span>
          <span className="text-muted">{neededText(block, 'summary')}</span>
        </span>
        <Cross />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-5 py-5">
        <RichText tree={block.body} renderBlock={renderBlock} />
      </div>
    </details>
  );
}

/** A chapter on a page of its own. */
export const HelpArticlePanel = (props: TextProps) => (
  <Band>
    <HelpArticle block={props.block} renderBlock={props.renderBlock} />
  </Band>
);

interface TextProps {
  block: ContentBlock;
  renderBlock: (block: ContentBlock) => ReactNode;
}

export function RichTextBlock({ block, renderBlock }: TextProps) {
  if (!block.body) throw new TypeError('rich_text: body is missing');
  return (
    <Band>
      <div className="flex flex-col gap-4">
        <RichText tree={block.body} renderBlock={renderBlock} />
      </div>
    </Band>
  );
}

/** Legal prose, 68 characters wide; the contents stand at the left from lg, folded on top below (MKT-02). */
export function LegalPanel({ block, renderBlock, level }: TextProps & { level: 1 | 2 }) {
  if (!block.body) throw new TypeError('legal_panel: body is missing');
  const headings = headingsOf(block.body);
  const updated = textOf(block, 'updated');
  return (
    <div className="mx-auto grid w-full max-w-[1200px] gap-8 px-4 py-8 md:px-6 md:py-12 lg:grid-cols-[240px_1fr] lg:px-8">
      <details className="border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
          {blockMessages.contents}
        </summary>
        <div className="px-4 pb-3">
          <Contents headings={headings} />
        </div>
      </details>
      <div className="hidden lg:block print:hidden">
        <div className="sticky top-24">
          <p className="type-small pb-2 font-semibold text-muted">{blockMessages.contents}</p>
          <Contents headings={headings} />
        </div>
      </div>
      <article className="flex max-w-[68ch] min-w-0 flex-col gap-4">
        <Heading level={level} look="h1">
          {neededText(block, 'title')}
        </Heading>
        {/^\d{4}-\d{2}-\d{2}/.test(updated) && (
          <p className="text-muted">{blockMessages.updated(dateLabel(updated, 'short', 'UTC'))}</p>
        )}
        <RichText tree={block.body} renderBlock={renderBlock} />
      </article>
    </div>
  );
}

function Contents({ headings }: { headings: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-label={blockMessages.contents}>
      <ol>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <Anchor
              to={`#${id}`}
              isDocument
              className="inline-flex min-h-9 items-center rounded-badge text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {heading}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
