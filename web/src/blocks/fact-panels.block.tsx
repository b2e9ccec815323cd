import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { Band } from '../ui/marketing/band.tsx';
import { Slip } from '../ui/marketing/slip.tsx';
import { type ContentBlock, childrenOf, imageOf, neededChildren, neededText, textOf } from './block.ts';
import { Calls } from './calls.tsx';
import { iconOf } from './icon-of.ts';
import { Picture } from './picture.tsx';

/** Up to four reasons in boxes, as facts stand on a waybill: a small name and a large value. */
export function UspPanel({ block }: { block: ContentBlock }) {
  const heading = textOf(block, 'heading');
  const usps = neededChildren(block, 'usps');
  const Title = heading === '' ? 'h2' : 'h3';
  return (
    <Band heading={heading || undefined}>
      <ul className="grid border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-4">
        {usps.map((usp) => (
          <li
            key={usp._uid}
            className="flex flex-col gap-2 border-b border-line py-5 pr-5 sm:odd:border-r sm:odd:mr-5 lg:mr-5 lg:border-r lg:last:mr-0 lg:last:border-r-0"
          >
            {textOf(usp, 'figure') && <span className="type-small text-muted">{textOf(usp, 'figure')}</span>}
            <Title className="type-h2">{neededText(usp, 'title')}</Title>
            <p className="text-muted">{textOf(usp, 'body')}</p>
            <Calls block={usp} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Benefits as cards with an icon. */
export function BenefitsPanel({ block }: { block: ContentBlock }) {
  return (
    <Band heading={neededText(block, 'title')}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {neededChildren(block, 'cards').map((card) => (
          <BenefitsCard key={card._uid} block={card} />
        ))}
      </ul>
    </Band>
  );
}

function BenefitsCard({ block }: { block: ContentBlock }) {
  const icon = iconOf(textOf(block, 'icon'));
  return (
    <li className="rail-done grid grid-cols-[24px_1fr] content-start gap-x-4 gap-y-1 border border-line bg-surface py-5 pr-5 pl-6">
      <span className="row-span-2 pt-1">{icon && <Icon name={icon} />}</span>
      <h3 className="type-h3">{neededText(block, 'title')}</h3>
      <p className="text-muted">{textOf(block, 'description')}</p>
    </li>
  );
}

export function StatsPanel({ block }: { block: ContentBlock }) {
  return (
    <Band heading={textOf(block, 'title') || undefined}>
      <dl className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {neededChildren(block, 'stats').map((stat) => (
          <div key={stat._uid} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-muted">{neededText(stat, 'name')}</dt>
            <dd className="type-figure">{neededText(stat, 'value')}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** Steps as entries of a manifest, numbered. */
export function SellViaProductPanel({ block }: { block: ContentBlock }) {
  return (
    <Band heading={neededText(block, 'title')}>
      <ol className="border-t-2 border-ink">
        {neededChildren(block, 'items').map((item, index) => (
          <li
            key={item._uid}
            className="grid grid-cols-[40px_1fr] items-center gap-x-4 gap-y-1 border-b border-line py-5 md:grid-cols-[72px_1fr_auto]"
          >
            <span className="type-figure row-span-2 md:row-span-1">{index + 1}</span>
            <div>
              <h3 className="type-h3">{neededText(item, 'title')}</h3>
              <p className="text-muted">{textOf(item, 'description')}</p>
            </div>
            <span className="col-start-2 font-semibold md:col-start-3">{textOf(item, 'note')}</span>
          </li>
        ))}
      </ol>
    </Band>
  );
}

export const slipLines = (block: ContentBlock) =>
  childrenOf(block, 'stats').map((stat) => ({
    name: neededText(stat, 'name'),
    value: neededText(stat, 'value'),
    note: textOf(stat, 'note'),
  }));

/** A sum beside what it means. */
export function SlipPanel({ block }: { block: ContentBlock }) {
  return (
    <Band
      heading={neededText(block, 'title')}
      lead={textOf(block, 'description') || undefined}
      isSplit
      beside={<Calls block={block} />}
    >
      <Slip title={neededText(block, 'slip_title')} code={textOf(block, 'code')} lines={slipLines(block)} />
    </Band>
  );
}

/** One order as it travels: who moves at each entry, with its proof. Yellow: the seller; hatched: others. */
export function ManifestPanel({ block }: { block: ContentBlock }) {
  return (
    <section className="border-b border-line bg-canvas px-4 py-10 md:px-6 lg:px-8">
      <div className="mx-auto max-w-[1200px] border-2 border-ink bg-surface">
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-b-2 border-ink px-5 py-4">
          <h2 className="type-h2">{neededText(block, 'title')}</h2>
          <span className="type-code">{textOf(block, 'code')}</span>
        </div>
        <dl className="grid border-b-2 border-ink sm:grid-cols-2 lg:grid-cols-4">
          {slipLines(block).map(({ name, value, note }) => (
            <div
              key={name}
              className="border-b border-line px-5 py-4 last:border-b-0 lg:border-r lg:border-b-0 lg:last:border-r-0"
            >
              <dt className="type-small text-muted">{name}</dt>
              <dd className="type-h3">{value}</dd>
              <dd className="type-small text-muted">{note}</dd>
            </div>
          ))}
        </dl>
        <ol>
          {neededChildren(block, 'entries').map((entry, index) => (
            <ManifestEntry key={entry._uid} block={entry} index={index} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const movers: Readonly<Record<string, { rail: string; badge: string; label: string }>> = {
  seller: { rail: 'rail-move', badge: 'bg-signal-tint text-ink', label: 'Your move' },
  quayside: { rail: 'rail-wait', badge: 'bg-sunken text-muted', label: 'We do this' },
  carrier: { rail: 'rail-wait', badge: 'bg-sunken text-muted', label: 'The carrier does this' },
};

function ManifestEntry({ block, index }: { block: ContentBlock; index: number }) {
  const mover = movers[textOf(block, 'mover')] ?? movers.quayside;
  const proof = slipLines(block);
  return (
    <li
      className={cx(
        'grid gap-x-6 gap-y-3 border-b border-line py-5 pr-5 pl-7 last:border-b-0 sm:grid-cols-[120px_1fr] lg:py-4',
        'lg:grid-cols-[48px_140px_88px_1fr_300px]',
        mover?.rail,
      )}
    >
      <span className="type-figure hidden lg:block">{index}</span>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:col-span-2 lg:col-span-1 lg:flex-col">
        <span className="font-semibold">{neededText(block, 'when')}</span>
        <span className={cx('type-small rounded-badge px-2 py-1 font-semibold', mover?.badge)}>{mover?.label}</span>
      </div>
      <div className="max-w-[120px] lg:max-w-[88px]">
        <Picture image={imageOf(block)} width={256} />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="type-h2">{neededText(block, 'title')}</h3>
        <p className="text-muted">{textOf(block, 'description')}</p>
      </div>
      {proof.length > 0 && (
        <dl className="self-start border border-line bg-canvas sm:col-span-2 lg:col-span-1">
          {proof.map(({ name, value }) => (
            <div
              key={name}
              className="type-small flex justify-between gap-4 border-b border-line px-3 py-2 last:border-b-0 lg:py-1"
            >
              <dt>{name}</dt>
              <dd className="type-num text-right font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
