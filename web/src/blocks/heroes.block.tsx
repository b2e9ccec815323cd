import type { ReactNode } from 'react';
import { Heading } from '../ui/heading.tsx';
import { BySession } from '../ui/shell/header.tsx';
import { type ContentBlock, childrenOf, imageOf, neededText, textOf } from './block.ts';
import { Calls } from './calls.tsx';
import { Picture } from './picture.tsx';

/**
 * The first screen, 578 px high from md (MKT-09): text on ink, the picture at the right inside a plate. Both variants are
 * in the document and CSS shows one, so that the cached page is the same for everybody (MKT-04).
 */
export function Hero({ block, level }: TitleProps) {
  const given = { block, level };
  const title = neededText(block, 'title');
  const anonymous = <HeroText {...given} title={title} description={textOf(block, 'description')} field="cta" />;
  const signedInTitle = textOf(block, 'signed_in_title');
  return (
    <section className="relative border-b border-line bg-header text-on-header md:h-[578px]">
      <div className="flex min-h-[420px] px-4 pt-10 pb-4 md:h-full md:min-h-0 md:px-6 md:pt-0 lg:px-8">
        <div className="mx-auto grid w-full max-w-[1200px] items-center gap-10 lg:grid-cols-[5fr_6fr]">
          <div className="min-w-0 pb-10 md:pb-0">
            {signedInTitle === '' ? (
              anonymous
            ) : (
              <BySession signedIn={<SignedIn {...given} title={signedInTitle} />} anonymous={anonymous} />
            )}
          </div>
          <div className="hidden h-full min-w-0 items-end overflow-hidden lg:flex">
            <Picture image={imageOf(block)} width={1024} isFirst />
          </div>
        </div>
      </div>
      <div className="hatched absolute inset-x-0 bottom-0 h-4 bg-canvas" />
    </section>
  );
}

function SignedIn({ block, level, title }: TitleProps & { title: string }) {
  const hasOwn = childrenOf(block, 'signed_in_cta').length > 0;
  const description = textOf(block, 'signed_in_description');
  const field = hasOwn ? 'signed_in_cta' : 'cta';
  return <HeroText block={block} level={level} title={title} description={description} field={field} />;
}

interface TitleProps {
  block: ContentBlock;
  level: 1 | 2;
}

interface HeroTextProps extends TitleProps {
  title: string;
  description: string;
  field: string;
}

/** Both variants are of one level: only one of them is ever displayed. */
function HeroText({ block, level, title, description, field }: HeroTextProps) {
  const label = field === 'cta' ? textOf(block, 'label') : '';
  return (
    <div className="flex flex-col gap-5">
      <Heading level={level} look="display">
        {title}
      </Heading>
      {description && <p className="type-prose max-w-[52ch] text-header-muted">{description}</p>}
      {label && <p className="font-bold">{label}</p>}
      <Calls block={block} field={field} look="move" other="on-header" />
    </div>
  );
}

/** Head of a page without a picture. */
export function HeaderPanel({ block, level }: TitleProps) {
  return (
    <section className="bg-canvas px-4 pt-12 pb-4 md:px-6 md:pt-16 lg:px-8">
      <div className="mx-auto flex max-w-[1200px] flex-col gap-5">
        <Heading level={level} look="display">
          {neededText(block, 'title')}
        </Heading>
        <p className="type-prose max-w-[60ch] text-muted">{textOf(block, 'description')}</p>
        <Calls block={block} look="move" />
      </div>
    </section>
  );
}

/** One thing to do, ink on the tint of the signal; it is yellow itself, so its button is not. */
export function Banner({ block }: { block: ContentBlock }) {
  const anonymous = (
    <BannerText
      title={neededText(block, 'title')}
      description={textOf(block, 'description')}
      calls={<Calls block={block} look="primary" />}
    />
  );
  const title = textOf(block, 'signed_in_title');
  const own = childrenOf(block, 'signed_in_cta').length > 0 ? 'signed_in_cta' : 'cta';
  const calls = <Calls block={block} field={own} look="primary" />;
  return (
    <section className="border-b border-line bg-signal-tint px-4 py-10 text-ink md:px-6 md:py-14 lg:px-8">
      <div className="mx-auto max-w-[1200px]">
        {title === '' ? (
          anonymous
        ) : (
          <BySession
            signedIn={<BannerText title={title} description={textOf(block, 'signed_in_description')} calls={calls} />}
            anonymous={anonymous}
          />
        )}
      </div>
    </section>
  );
}

function BannerText({ title, description, calls }: { title: string; description: string; calls: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6">
      <div className="flex max-w-[60ch] flex-col gap-2">
        <Heading level={2} look="h1">
          {title}
        </Heading>
        {description && <p className="type-prose">{description}</p>}
      </div>
      {calls}
    </div>
  );
}
