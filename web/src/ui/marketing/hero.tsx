import type { ReactNode } from 'react';
import { Heading } from '../heading.tsx';
import { CallLinks } from './call-links.tsx';

/** The first screen: 578 px high from md, at least 420 below. Text on ink, the picture at the right inside a plate. */
export function HeroFrame({ children, picture }: { children: ReactNode; picture: ReactNode }) {
  return (
    <section className="flex min-h-[420px] bg-header px-4 py-10 text-on-header md:h-[578px] md:px-6 lg:px-8">
      <div className="mx-auto grid w-full max-w-[1200px] items-center gap-10 lg:grid-cols-2">
        <div className="min-w-0">{children}</div>
        <div className="hidden min-w-0 lg:block">{picture}</div>
      </div>
    </section>
  );
}

/** Title, text and calls to action. Both variants of a page are level 1: only one of them is ever displayed. */
export function HeroText({
  title,
  description,
  links,
}: {
  title: string;
  description: string;
  links: readonly { label: string; to: string }[];
}) {
  return (
    <div className="flex flex-col gap-5">
      <Heading level={1} look="display">
        {title}
      </Heading>
      <p className="type-prose max-w-[56ch] text-header-muted">{description}</p>
      <CallLinks links={links} look="move" other="on-header" />
    </div>
  );
}
