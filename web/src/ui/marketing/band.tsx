import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../heading.tsx';
import { Text } from '../text.tsx';

const tones = { canvas: 'bg-canvas', surface: 'bg-surface', tint: 'bg-signal-tint' } as const;

/** One strip of a marketing page. */
export function Band(props: {
  heading: string;
  lead?: string;
  tone?: keyof typeof tones;
  id?: string;
  children: ReactNode;
}) {
  const { heading, lead, tone = 'canvas', id, children } = props;
  return (
    <section
      {...(id ? { id } : {})}
      className={cx('scroll-mt-[72px] px-4 py-12 md:px-6 md:py-20 lg:px-8', tones[tone])}
    >
      <div className="mx-auto flex max-w-[1200px] flex-col items-start gap-6">
        <Heading level={2} look="h1">
          {heading}
        </Heading>
        {lead && (
          <Text size="prose" tone="muted">
            {lead}
          </Text>
        )}
        {children}
      </div>
    </section>
  );
}
