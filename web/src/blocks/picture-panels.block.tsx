import { cx } from '../ui/cx.ts';
import { Heading } from '../ui/heading.tsx';
import { Icon } from '../ui/icon.tsx';
import { Band } from '../ui/marketing/band.tsx';
import { type ContentBlock, imageOf, neededChildren, neededText, textOf } from './block.ts';
import { Calls } from './calls.tsx';
import { iconOf } from './icon-of.ts';
import { Picture } from './picture.tsx';

/** Columns from lg by layout; on phones the text comes first. */
const layouts: Readonly<Record<string, string>> = {
  'image-left': 'lg:grid-cols-2 lg:[&>figure]:order-first',
  'image-right': 'lg:grid-cols-2',
  'wide-column-one': 'lg:grid-cols-[2fr_1fr]',
  'wide-column-two': 'lg:grid-cols-[1fr_2fr]',
};

export function TwoColumnPanel({ block }: { block: ContentBlock }) {
  const layout = layouts[textOf(block, 'layout')] ?? layouts['image-right'];
  const image = imageOf(block);
  // Scenes are tall: as wide as a photo they would be all there is to see.
  const isDrawn = image?.filename.startsWith('drawing:') ?? false;
  return (
    <Band>
      <div className={cx('grid items-center gap-10', layout)}>
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} look="h1">
            {neededText(block, 'title')}
          </Heading>
          <p className="type-prose max-w-[60ch] text-muted">{textOf(block, 'description')}</p>
          <Calls block={block} />
        </div>
        <figure className="grid place-items-center bg-sunken px-6 pt-8">
          <div
            className={cx(
              'w-full max-w-[420px]',
              isDrawn && '[&_img]:max-h-72 [&_img]:object-contain [&_img]:object-bottom',
            )}
          >
            <Picture image={image} width={640} />
          </div>
        </figure>
      </div>
    </Band>
  );
}

export function ThreeColumnPanel({ block }: { block: ContentBlock }) {
  return (
    <Band heading={neededText(block, 'title')}>
      <div className="grid gap-8 md:grid-cols-3">
        {neededChildren(block, 'columns').map((column) => (
          <div key={column._uid} className="flex flex-col items-start gap-3 border-t-2 border-ink pt-5">
            <div className="w-full max-w-[320px]">
              <Picture image={imageOf(column)} width={640} />
            </div>
            <h3 className="type-h2">{neededText(column, 'title')}</h3>
            <p className="text-muted">{textOf(column, 'description')}</p>
            <Calls block={column} />
          </div>
        ))}
      </div>
    </Band>
  );
}

/** Scenes on one ground line, in order of time. */
export function StoryPanel({ block }: { block: ContentBlock }) {
  const steps = neededChildren(block, 'steps');
  return (
    <Band heading={neededText(block, 'title')} lead={textOf(block, 'description') || undefined}>
      <ol className="grid gap-x-5 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {steps.map((step) => (
          <li key={step._uid} className="flex flex-col gap-2">
            <div className="flex min-h-[120px] items-end border-b-3 border-ink">
              <div className="w-full max-w-[150px]">
                <Picture image={imageOf(step)} width={256} />
              </div>
            </div>
            <span className="type-small pt-1 text-muted">{textOf(step, 'when')}</span>
            <h3 className="type-h3">{neededText(step, 'title')}</h3>
            <p className="text-muted">{textOf(step, 'description')}</p>
          </li>
        ))}
      </ol>
      <div className="pt-8">
        <Calls block={block} />
      </div>
    </Band>
  );
}

/** Names of brands in a grid; a logo where there is one, 150 px wide (MKT-08). */
export function BrandsPanel({ block }: { block: ContentBlock }) {
  return (
    <Band heading={neededText(block, 'title')}>
      <ul className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3 lg:grid-cols-4">
        {neededChildren(block, 'brands').map((brand) => (
          <BrandTile key={brand._uid} block={brand} />
        ))}
      </ul>
    </Band>
  );
}

/** A brand's own mark, or its name; the name is there for readers either way. */
export function BrandTile({ block }: { block: ContentBlock }) {
  const logo = imageOf(block);
  const told = textOf(block, 'description');
  return (
    <li className="flex min-h-28 min-w-0 flex-col items-center justify-center gap-1 bg-surface p-4 text-center">
      {logo && (
        <span className="w-[150px] grayscale hover:grayscale-0">
          <Picture image={logo} width={150} />
        </span>
      )}
      <h3 className={logo ? 'sr-only' : 'type-h3 max-w-full wrap-break-word'}>{neededText(block, 'name')}</h3>
      {told && <p className="type-small text-muted">{told}</p>}
    </li>
  );
}

/** Two, three or four people; the more, the smaller the picture. */
export function PeoplePanel({ block }: { block: ContentBlock }) {
  const columns = textOf(block, 'columns');
  const grid = columns === '4' ? 'grid-cols-2 md:grid-cols-4' : columns === '3' ? 'md:grid-cols-3' : 'md:grid-cols-2';
  return (
    <Band heading={neededText(block, 'heading')}>
      <ul className={cx('grid gap-6', grid)}>
        {neededChildren(block, 'people').map((person) => (
          <li key={person._uid} className="flex flex-col gap-3">
            <div className="plate max-w-[256px] bg-sunken">
              <Picture image={imageOf(person)} width={256} />
            </div>
            <div>
              <h3 className="type-h3">{neededText(person, 'name')}</h3>
              <p className="text-muted">{textOf(person, 'jobTitle')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function IconList({ block }: { block: ContentBlock }) {
  return (
    <Band>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 lg:flex lg:justify-between">
        {neededChildren(block, 'icons').map((icon) => (
          <IconEntry key={icon._uid} block={icon} />
        ))}
      </ul>
    </Band>
  );
}

function IconEntry({ block }: { block: ContentBlock }) {
  const icon = iconOf(textOf(block, 'icon'));
  return (
    <li className="flex items-center gap-3">
      {icon && <Icon name={icon} />}
      {neededText(block, 'label')}
    </li>
  );
}

export function ImageBlock({ block }: { block: ContentBlock }) {
  const image = imageOf(block);
  if (!image) throw new TypeError('image: image is missing');
  const caption = textOf(block, 'caption');
  return (
    <Band>
      <figure className="flex flex-col gap-3">
        <Picture image={image} width={1024} />
        {caption && <figcaption className="type-small text-muted">{caption}</figcaption>}
      </figure>
    </Band>
  );
}
