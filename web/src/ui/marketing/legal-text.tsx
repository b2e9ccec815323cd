import { marketingMessages } from '@quayside/contract/messages/marketing';
import { Heading } from '../heading.tsx';
import { Anchor } from '../link.tsx';

interface LegalSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
}

/** Legal prose, 68 characters wide; the contents stand at the left from lg, folded on top below. */
export function LegalText({
  title,
  note,
  sections,
}: {
  title: string;
  note: string;
  sections: readonly LegalSection[];
}) {
  return (
    <div className="mx-auto grid w-full max-w-[1200px] gap-8 px-4 py-8 md:px-6 md:py-12 lg:grid-cols-[240px_1fr] lg:px-8">
      <details className="border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
          {marketingMessages.contents}
        </summary>
        <div className="px-4 pb-3">
          <Contents sections={sections} />
        </div>
      </details>
      <div className="hidden lg:block print:hidden">
        <div className="sticky top-24">
          <p className="type-small pb-2 font-semibold text-muted">{marketingMessages.contents}</p>
          <Contents sections={sections} />
        </div>
      </div>
      <article className="flex max-w-[68ch] min-w-0 flex-col gap-6">
        <Heading level={1}>{title}</Heading>
        <p className="text-muted">{note}</p>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="flex scroll-mt-24 flex-col gap-3">
            <Heading level={2}>{section.heading}</Heading>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="type-prose">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={marketingMessages.contents}>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <Anchor
              to={`#${section.id}`}
              isDocument
              className="inline-flex min-h-9 items-center rounded-badge text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {section.heading}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
