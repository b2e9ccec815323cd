import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/** `move` is the yellow button: what this user must do next, at most one per landmark region. */
export type ButtonLook = 'move' | 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-header';
export type ButtonSize = 'compact' | 'normal' | 'large';

export interface ButtonProps {
  children: ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  type?: 'button' | 'submit' | 'reset';
  /** Keeps the label, adds a spinner, refuses presses. */
  isLoading?: boolean;
  isDisabled?: boolean;
  icon?: IconName;
  /** As wide as its container. */
  isWide?: boolean;
  onPress?: () => void;
  name?: string;
  value?: string;
  form?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  autoFocus?: boolean;
  slot?: string;
}

const looks: Readonly<Record<ButtonLook, string>> = {
  move: 'bg-signal text-on-signal border-signal-edge hover:bg-signal-hover pressed:bg-signal-hover',
  primary:
    'bg-ink text-surface border-ink hover:bg-brand hover:text-on-brand hover:border-brand pressed:bg-brand-hover',
  secondary: 'bg-surface text-ink border-control hover:bg-sunken pressed:bg-sunken',
  quiet: 'bg-transparent text-brand border-transparent underline-offset-4 hover:underline pressed:underline',
  'on-header': 'bg-transparent text-on-header border-on-header hover:bg-on-header/10 focus-visible:outline-signal',
  danger: 'bg-danger text-on-danger border-danger hover:opacity-90 pressed:opacity-80',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  compact: 'min-h-8 py-0.5 pointer-coarse:min-h-11',
  normal: 'min-h-10 py-1 pointer-coarse:min-h-11',
  large: 'min-h-16',
};

const paddings: Readonly<Record<ButtonSize, string>> = { compact: 'px-3', normal: 'px-4', large: 'px-6' };

/** The class names of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook, size: ButtonSize, isWide: boolean): string {
  return cx(
    'type-control inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center select-none',
    'cursor-pointer transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-disabled',
    looks[look],
    sizes[size],
    look === 'quiet' ? 'px-1' : paddings[size],
    isWide && 'w-full',
  );
}

/**
 * A button. Its label is the verb and the thing ("Confirm quantities"). Disabled only while something runs: otherwise it
 * stays enabled and explains on press.
 */
export function Button(props: ButtonProps) {
  const { children, look = 'secondary', size = 'normal', isWide = false, isLoading = false, icon, ...rest } = props;
  return (
    <AriaButton type="button" {...rest} isPending={isLoading} className={buttonClasses(look, size, isWide)}>
      {isLoading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}
