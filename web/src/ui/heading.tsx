import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

export type HeadingLook = 'display' | 'h1' | 'h2' | 'h3';

const looks: Readonly<Record<HeadingLook, string>> = {
  display: 'type-display',
  h1: 'type-h1',
  h2: 'type-h2',
  h3: 'type-h3',
};
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** `level` is the place in the outline, `look` the size when it differs. One level 1 per page: it names the thing or job. */
export function Heading(props: {
  level: 1 | 2 | 3 | 4;
  look?: HeadingLook;
  children: ReactNode;
  id?: string;
  /** Takes focus from a script, such as after a step changed. */
  isFocusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}) {
  const { level, look, children, isFocusable = false, ...rest } = props;
  const Tag = tags[level];
  const fallback = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return (
    <Tag {...rest} {...(isFocusable ? { tabIndex: -1 } : {})} className={cx(looks[look ?? fallback], 'text-current')}>
      {children}
    </Tag>
  );
}
