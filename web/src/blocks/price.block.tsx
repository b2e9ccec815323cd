import { cx } from '../ui/cx.ts';
import { Heading } from '../ui/heading.tsx';
import { Band } from '../ui/marketing/band.tsx';
import { SharesBar } from '../ui/marketing/shares-bar.tsx';
import { Slip, type SlipLine } from '../ui/marketing/slip.tsx';
import { type ContentBlock, childrenOf, neededChildren, neededText, textOf } from './block.ts';
import { Calls } from './calls.tsx';
import { slipLines } from './fact-panels.block.tsx';

/** What it costs, above the fold: figures at the left, one order added up at the right, who gets what of it below. */
export function PricePanel({ block, level }: { block: ContentBlock; level: 1 | 2 }) {
  const shares = childrenOf(block, 'shares');
  return (
    <section className="border-b border-line bg-canvas px-4 py-12 md:px-6 md:py-16 lg:px-8">
      <div className="mx-auto grid max-w-[1200px] items-start gap-x-16 gap-y-10 *:min-w-0 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-5">
          <Heading level={level} look="display">
            {neededText(block, 'title')}
          </Heading>
          <p className="type-prose max-w-[60ch] text-muted">{textOf(block, 'description')}</p>
          <dl className="grid w-full max-w-[30rem] grid-cols-2 border-t-2 border-ink">
            {neededChildren(block, 'figures').map((stat) => (
              <div
                key={stat._uid}
                className="flex flex-col gap-1 border-b border-line py-3 even:border-l even:pl-4 odd:pr-4"
              >
                <dt className="type-small text-muted">{neededText(stat, 'name')}</dt>
                <dd className="type-figure">{neededText(stat, 'value')}</dd>
              </div>
            ))}
          </dl>
          <Calls block={block} look="move" />
        </div>
        <Slip level={2} title={neededText(block, 'slip_title')} code={textOf(block, 'code')} lines={slipLines(block)} />
        {shares.length > 0 && (
          <div className="lg:col-span-2">
            <SharesBar
              shares={shares.map((stat) => ({ name: neededText(stat, 'name'), value: neededText(stat, 'value') }))}
              whole={textOf(block, 'paid')}
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface Sum {
  uid: string;
  title: string;
  description: string;
  lines: readonly SlipLine[];
}

/** Sums with the same lines beside each other; one slip each on phones, because columns that add up stay columns. */
export function SumsPanel({ block }: { block: ContentBlock }) {
  const sums = neededChildren(block, 'sums').map((sum) => ({
    uid: sum._uid,
    title: neededText(sum, 'title'),
    description: textOf(sum, 'description'),
    lines: slipLines(sum),
  }));
  const title = neededText(block, 'title');
  const note = textOf(block, 'note');
  return (
    <Band heading={title} lead={textOf(block, 'description') || undefined}>
      <div className="hidden md:block">
        <SumsTable caption={title} sums={sums} />
      </div>
      <div className="flex flex-col gap-8 md:hidden">
        {sums.map((sum) => (
          <Slip key={sum.uid} title={sum.title} code={sum.description} lines={sum.lines} isTextCode />
        ))}
      </div>
      {note && <p className="type-small pt-3 text-muted">{note}</p>}
    </Band>
  );
}

function SumsTable({ caption, sums }: { caption: string; sums: readonly Sum[] }) {
  const [first] = sums;
  if (!first) return null;
  return (
    <table className="w-full border-collapse border border-line bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="bg-sunken">
          <td />
          {sums.map((sum) => (
            <th key={sum.uid} scope="col" className="p-4 text-right">
              <span className="type-h3 block">{sum.title}</span>
              <span className="type-small block font-normal text-muted">{sum.description}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.lines.map(({ name, note }, index) => (
          <tr
            key={name}
            className={cx(
              index === first.lines.length - 1 ? 'border-t-2 border-ink font-bold' : 'border-t border-line',
            )}
          >
            <th scope="row" className={cx('px-4 py-3 text-left', index < first.lines.length - 1 && 'font-normal')}>
              {name}
              {note && <span className="type-small block font-normal text-muted">{note}</span>}
            </th>
            {sums.map((sum) => (
              <td key={sum.uid} className="type-num px-4 py-3 text-right align-top">
                {sum.lines[index]?.value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
