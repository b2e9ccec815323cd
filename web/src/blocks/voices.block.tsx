import { isBlock } from '@quayside/contract/content-values';
import { type ReactNode, Suspense } from 'react';
import { Band } from '../ui/marketing/band.tsx';
import { type ContentBlock, childrenOf, imageOf, neededText, textOf } from './block.ts';
import { Picture } from './picture.tsx';
import { BrandTile } from './picture-panels.block.tsx';

/** A relation that the content system did not resolve stays an id (MKT-07). */
class UnresolvedTestimonial extends Error {
  override readonly name = 'UnresolvedTestimonial';
}

/** Voices from stories of their own. One that is not there renders nothing and is reported; the others stand. */
export function TestimonialsPanel({ block }: { block: ContentBlock }) {
  const given = Array.isArray(block.testimonials) ? block.testimonials.slice(0, 8) : [];
  const found = given.flatMap((one: unknown) => storyBlock(one) ?? []);
  const missing = found.length < given.length && (
    <Suspense>
      <Unresolved />
    </Suspense>
  );
  const brands = childrenOf(block, 'brands');
  if (found.length === 0) return missing;
  return (
    <Band heading={textOf(block, 'title') || undefined}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-12">
        {found.map((testimonial) => (
          <Quote key={testimonial._uid} block={testimonial} />
        ))}
        {brands.length > 0 && (
          <ul className="grid grid-cols-2 gap-px border border-line bg-line">
            {brands.map((brand) => (
              <BrandTile key={brand._uid} block={brand} />
            ))}
          </ul>
        )}
        {missing}
      </div>
    </Band>
  );
}

/** Throws inside a boundary of its own: the page's report hears of it, and nothing is shown. */
function Unresolved(): ReactNode {
  throw new UnresolvedTestimonial('testimonial not resolved');
}

function storyBlock(story: unknown): ContentBlock | null {
  if (typeof story !== 'object' || story === null || !('content' in story)) return null;
  return isBlock(story.content) ? story.content : null;
}

function Quote({ block }: { block: ContentBlock }) {
  // The specification's name for it; our own editor called it as every other picture.
  const image = imageOf(block, 'avatar') ?? imageOf(block);
  return (
    <figure className="flex flex-col justify-between gap-5">
      <blockquote className="type-h1">“{neededText(block, 'quote')}”</blockquote>
      <figcaption className="flex items-center gap-3">
        {image && (
          <span className="block w-10 flex-none overflow-hidden rounded-badge">
            <Picture image={image} width={40} />
          </span>
        )}
        <span>
          <strong className="block">{neededText(block, 'name')}</strong>
          <span className="text-muted">{textOf(block, 'title')}</span>
        </span>
      </figcaption>
    </figure>
  );
}

export function SimpleTestimonialPanel({ block }: { block: ContentBlock }) {
  return (
    <section className="border-b border-line bg-sunken px-4 py-8 md:px-6 lg:px-8">
      <figure className="mx-auto max-w-[1200px]">
        <blockquote className="type-h2">“{neededText(block, 'quote')}”</blockquote>
        <figcaption className="pt-2 text-muted">
          {[neededText(block, 'name'), textOf(block, 'title')].filter(Boolean).join(', ')}
        </figcaption>
      </figure>
    </section>
  );
}
