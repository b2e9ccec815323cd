import type { ReactNode } from 'react';
import { Heading } from '../heading.tsx';

/** Head of a public page without a picture: what it is, a sentence, and where to go on. */
export function TextHead({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="bg-canvas px-4 py-12 md:px-6 lg:px-8">
      <div className="mx-auto flex max-w-[1200px] flex-col gap-4">
        <Heading level={1} look="display">
          {title}
        </Heading>
        <p className="type-prose max-w-[60ch] text-muted">{text}</p>
        <div className="flex flex-wrap gap-3 pt-2">{children}</div>
      </div>
    </div>
  );
}
