import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonClasses } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

interface LinkTarget {
  to: string;
  children: ReactNode;
  /** Loads the whole document: for public pages, which ship no framework. */
  isDocument?: boolean;
  /** Another site: opens beside, says so, sends no referrer. */
  isExternal?: boolean;
  /** The same page with another choice: no entry in the history, and the page stays where it is scrolled to. */
  isInPlace?: boolean;
  onClick?: () => void;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
  id?: string;
}

/** A link that stands alone, large enough for a finger; underlined, or with `plain` and `strong` on hover only. */
export function Link({ look = 'inline', ...target }: LinkTarget & { look?: 'inline' | 'plain' | 'strong' }) {
  return (
    <Anchor
      {...target}
      className={cx(
        'inline-flex min-h-6 max-w-full items-center rounded-badge text-brand underline-offset-4 hover:text-brand-hover hover:underline',
        'pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        look === 'inline' && 'underline decoration-1',
        look === 'strong' && 'font-bold',
      )}
    />
  );
}

/** A link that looks like a button, since it goes somewhere: middle click and "open in a new tab" work. */
export function LinkButton(
  props: LinkTarget & { look?: ButtonLook; size?: ButtonSize; isWide?: boolean; icon?: IconName },
) {
  const { look = 'secondary', size = 'normal', isWide = false, icon, children, ...target } = props;
  return (
    <Anchor {...target} className={buttonClasses(look, size, isWide)}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}

/** The bare link under every link component: a real `<a>` in each of its three forms. */
export function Anchor({
  to,
  isDocument = false,
  isExternal = false,
  isInPlace = false,
  className,
  children,
  ...rest
}: LinkTarget & { className: string }) {
  if (isExternal) {
    return (
      <a {...rest} href={to} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (isDocument || /^(?:mailto|tel):/.test(to)) {
    return (
      <a {...rest} href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      {...rest}
      to={to}
      {...(isInPlace ? { replace: true, preventScrollReset: true } : {})}
      prefetch="intent"
      className={className}
    >
      {children}
    </RouterLink>
  );
}
