import type { ReactNode } from 'react';
import { Heading } from '../heading.tsx';
import { Text } from '../text.tsx';

/** The one card of the pages before the portal, 400 px wide on chalk. The footer starts below the window and does not jump. */
export function EntryCard({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-72px)] items-start justify-center px-4 py-8 md:py-16">
      <div className="flex w-full max-w-[400px] min-w-0 flex-col gap-6 border border-line bg-surface p-6">
        <div className="flex flex-col gap-2">
          <Heading level={1}>{title}</Heading>
          {intro && <Text tone="muted">{intro}</Text>}
        </div>
        {children}
      </div>
    </div>
  );
}
