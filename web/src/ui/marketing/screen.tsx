import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Logo } from '../shell/logo.tsx';

/** A screen of the portal on a public page: drawn by its own parts, a picture to whoever reads it. */
export function Screen({ alt, code, children }: { alt: string; code?: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={alt} className="flex h-full flex-col border-2 border-ink bg-surface text-ink">
      <div aria-hidden="true" className="flex h-12 flex-none items-center gap-3 bg-header px-4 text-on-header">
        <Logo />
        {code && <span className="type-code whitespace-nowrap">{code}</span>}
      </div>
      <div aria-hidden="true" className="flex flex-1 flex-col">
        {children}
      </div>
    </div>
  );
}

const looks = {
  move: 'bg-signal text-on-signal border-signal-edge',
  secondary: 'bg-surface text-ink border-control',
} as const;

/** Looks as a button of the portal; nobody presses it. */
export function ScreenButton(props: { look: keyof typeof looks; isWide?: boolean; children: string }) {
  const { look, isWide = false, children } = props;
  return (
    <span
      className={cx(
        'type-control inline-flex items-center justify-center gap-2 rounded-control border px-3 font-semibold @min-[17rem]:whitespace-nowrap',
        isWide ? 'min-h-11 w-full' : 'min-h-9',
        looks[look],
      )}
    >
      {!isWide && <Icon name="arrow-right" size={16} />}
      {children}
    </span>
  );
}
