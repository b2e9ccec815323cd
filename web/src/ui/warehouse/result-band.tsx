import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { signal } from '../../lib/scan-signal.ts';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Cluster } from '../layout.tsx';

export type BandKind = 'ready' | 'ok' | 'check' | 'stop';
export interface BandResult {
  kind: BandKind;
  /** One word, read from two metres. */
  word: string;
  code?: string;
  sentence: string;
  /** The bay, larger than anything else. */
  bay?: string;
  /** "3 of 12". */
  tally?: string;
  /** What was counted of what, the number larger than anything else. */
  count?: { readonly done: number; readonly of: string };
}

const looks: Readonly<Record<BandKind, { classes: string; icon: IconName }>> = {
  ready: { classes: 'band-ready border-b border-line', icon: 'barcode' },
  ok: { classes: 'band-ok', icon: 'check' },
  check: { classes: 'band-check', icon: 'alert-triangle' },
  stop: { classes: 'band-stop', icon: 'alert-octagon' },
};

/** The last scan's result, as wide as the page, with its sound. `isSticky`: in sight while the page is scrolled. */
export function ResultBand({
  result,
  action,
  isSticky = false,
}: {
  result: BandResult;
  /** What to do about it, such as opening the package. */
  action?: ReactNode;
  isSticky?: boolean;
}) {
  const { kind, word, code, sentence, bay, tally, count } = result;
  const { classes, icon } = looks[kind];
  useEffect(() => {
    if (result.kind !== 'ready') signal(result.kind);
  }, [result]);
  return (
    <div
      data-band={kind}
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4',
        isSticky && 'sticky top-[72px] z-20',
        classes,
      )}
    >
      <div
        className={cx(
          'flex min-w-0 basis-full items-center gap-x-6 gap-y-2 md:flex-1 md:basis-0',
          count ? 'justify-between' : 'flex-wrap',
        )}
        role="status"
        aria-live="assertive"
      >
        <div className={cx('flex min-w-0 items-center gap-4', !count && 'basis-full md:basis-auto')}>
          <span className={cx('flex-none', count && 'max-md:hidden')}>
            <Icon name={icon} size={64} />
          </span>
          <div className="flex min-w-0 flex-col">
            <strong className="type-wh-xl">{word}</strong>
            {code && <BandCode code={code} />}
            <span className="type-wh">{sentence}</span>
          </div>
        </div>
        {bay && <span className="type-bay">{bay}</span>}
        {tally && <span className="type-wh">{tally}</span>}
        {count && (
          <span className="flex flex-none flex-col items-end">
            <strong className="type-count">{count.done}</strong>
            <span className="type-wh">{count.of}</span>
          </span>
        )}
      </div>
      {action && <Cluster>{action}</Cluster>}
    </div>
  );
}

/** People know a package by its last four characters: they stand out. */
function BandCode({ code }: { code: string }) {
  return (
    <span className="type-wh break-all">
      {code.slice(0, -4)}
      <span className="type-wh-code">{code.slice(-4)}</span>
    </span>
  );
}
