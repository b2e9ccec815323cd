import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type TextTone = 'ink' | 'muted' | 'faint' | 'error' | 'success' | 'caution';
const tones: Readonly<Record<TextTone, string>> = {
  ink: 'text-ink',
  muted: 'text-muted',
  faint: 'text-faint',
  error: 'text-error',
  success: 'text-success',
  caution: 'text-caution',
};
const sizes = {
  body: 'type-body',
  small: 'type-small',
  prose: 'type-prose',
  figure: 'type-figure',
  num: 'type-num',
} as const;

/** A run of text. `as="p"` is at most 68 characters wide; `span` stays in its line. */
export function Text(props: {
  children: ReactNode;
  size?: keyof typeof sizes;
  tone?: TextTone;
  weight?: 'normal' | 'strong';
  as?: 'p' | 'span' | 'div' | 'strong';
  /** Somebody's own words: long ones break anywhere rather than leave their box. */
  isFreeText?: boolean;
  id?: string;
}) {
  const { children, size, tone, weight = 'normal', as: Tag = 'p', isFreeText = false, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={cx(
        size && sizes[size],
        tone && tones[tone],
        weight === 'strong' && 'font-semibold',
        Tag === 'p' && 'max-w-[68ch]',
        isFreeText && 'min-w-0 wrap-anywhere',
      )}
    >
      {children}
    </Tag>
  );
}

/** Lines of a cell that are cut rather than wrapped, as wide in every row of a table, on cards as wide as there is room; pointing at one shows it whole. */
export function CutLines({ lines, isWide = false }: { lines: readonly (string | null)[]; isWide?: boolean }) {
  const [first, ...more] = lines.filter((line) => line !== null);
  return (
    <span
      className={cx(
        'flex w-full min-w-0 flex-col gap-1 @min-[600px]:max-w-full @min-[1100px]:w-[19ch]',
        isWide ? '@min-[600px]:w-[24ch]' : '@min-[600px]:w-[13ch] @min-[700px]:w-[16ch]',
      )}
    >
      <span className="truncate" title={first}>
        {first}
      </span>
      {more.map((line) => (
        <span key={line} className="type-small truncate text-muted" title={line}>
          {line}
        </span>
      ))}
    </span>
  );
}

/** Text for assistive technology alone. */
export function HiddenText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span {...(id ? { id } : {})} className="sr-only">
      {children}
    </span>
  );
}
