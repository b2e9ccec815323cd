import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../heading.tsx';

const tones = { canvas: 'bg-canvas', surface: 'bg-surface' } as const;

/** One strip of a public page; strips alternate between the two grounds by themselves. */
export function Band(props: {
  heading?: string | undefined;
  lead?: string | undefined;
  tone?: keyof typeof tones;
  id?: string;
  /** Text at the left, content at the right from lg. */
  isSplit?: boolean;
  /** Stands below the lead, in its column. */
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const { heading, lead, tone, id, isSplit = false, beside, children } = props;
  return (
    <section
      {...(id ? { id } : {})}
      className={cx(
        'scroll-mt-[72px] border-b border-line px-4 py-12 md:px-6 md:py-16 lg:px-8',
        tone ? tones[tone] : 'bg-canvas even:bg-surface',
      )}
    >
      <div className={cx('mx-auto grid max-w-[1200px] gap-8', isSplit && 'lg:grid-cols-[4fr_7fr] lg:gap-16')}>
        {(heading || lead || beside) && (
          <div className="flex flex-col items-start gap-4">
            {heading && (
              <Heading level={2} look="h1">
                {heading}
              </Heading>
            )}
            {lead && <p className="type-prose max-w-[60ch] text-muted">{lead}</p>}
            {beside}
          </div>
        )}
        {children && <div className="min-w-0">{children}</div>}
      </div>
    </section>
  );
}
