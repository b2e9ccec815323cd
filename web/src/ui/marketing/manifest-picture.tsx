import { marketingMessages } from '@quayside/contract/messages/marketing';
import { cx } from '../cx.ts';
import { statusEdgeClasses } from '../list/status-edge.ts';

/** The hero's picture: a sheet of orders as the portal shows it, drawn by the page itself, so that it costs no image. */
export function ManifestPicture() {
  return (
    <div role="img" aria-label={marketingMessages.sample} className="plate light-tokens bg-surface text-ink">
      <div className="type-h3 border-b border-line px-5 py-4">{marketingMessages.sampleTitle}</div>
      {marketingMessages.sampleRows.map((row) => (
        <div
          key={row.code}
          className={cx(
            'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line px-5 py-4 last:border-b-0',
            statusEdgeClasses[row.rail],
          )}
        >
          <span className="type-code pl-4">{row.code}</span>
          <span className="type-num text-right font-bold">{row.amount}</span>
          <span className={cx('pl-4', row.rail === 'move' ? 'font-bold' : 'text-muted')}>{row.action}</span>
          <span className="type-num text-right text-muted">{row.when}</span>
        </div>
      ))}
    </div>
  );
}
