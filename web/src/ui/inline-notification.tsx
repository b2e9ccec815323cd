import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { HiddenText } from './text.tsx';

export type NotificationVariant = 'neutral' | 'info' | 'caution' | 'success' | 'error';

const looks: Readonly<Record<NotificationVariant, { classes: string; icon: IconName }>> = {
  neutral: { classes: 'border-control bg-sunken text-ink', icon: 'info' },
  info: { classes: 'border-info bg-info-tint text-info', icon: 'info' },
  caution: { classes: 'border-caution bg-caution-tint text-caution', icon: 'alert-triangle' },
  success: { classes: 'border-success bg-success-tint text-success', icon: 'circle-check' },
  error: { classes: 'border-error bg-error-tint text-error', icon: 'alert-circle' },
};

/** A message in its place (LAY-16). Error and caution interrupt a screen reader, the others wait. Escape inside closes it. */
export function InlineNotification(props: {
  variant?: NotificationVariant;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The action stands at the end of the line where there is room. */
  isActionBeside?: boolean;
  onClose?: () => void;
  id?: string;
}) {
  const { variant = 'neutral', title, children, action, isActionBeside = false, onClose, id } = props;
  const { classes, icon } = looks[variant];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on the buttons within closes it; the element itself takes no focus
    <div
      {...(id ? { id } : {})}
      role={variant === 'error' || variant === 'caution' ? 'alert' : 'status'}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      className={cx('flex min-w-0 items-start gap-3 border-l-5 px-4 py-3', classes)}
    >
      <Icon name={icon} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <HiddenText>{uiMessages[variant]}: </HiddenText>
        {title && <strong className="font-bold">{title}</strong>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className={isActionBeside ? 'md:hidden' : 'contents'}>{action}</div>}
      </div>
      {action && isActionBeside && <div className="hidden self-center md:block">{action}</div>}
      {onClose && <IconButton icon="x" label={uiMessages.close} onPress={onClose} />}
    </div>
  );
}
