import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';

export type BadgeTone = 'move' | 'wait' | 'neutral' | 'info' | 'success' | 'caution' | 'error';

const looks: Readonly<Record<BadgeTone, { classes: string; icon: IconName }>> = {
  move: { classes: 'bg-signal-tint text-ink', icon: 'arrow-right' },
  wait: { classes: 'bg-sunken text-muted', icon: 'hourglass' },
  neutral: { classes: 'bg-sunken text-muted', icon: 'circle-dashed' },
  info: { classes: 'bg-info-tint text-info', icon: 'info' },
  success: { classes: 'bg-success-tint text-success', icon: 'circle-check' },
  caution: { classes: 'bg-caution-tint text-caution', icon: 'alert-triangle' },
  error: { classes: 'bg-error-tint text-error', icon: 'alert-circle' },
};

/** Where a thing is: tone, icon and text together, never colour alone. A status not known to the map shows its text in neutral. */
export function StatusBadge({
  tone = 'neutral',
  isPlain = false,
  children,
}: {
  tone?: BadgeTone;
  /** A word about the thing that is no state of it, such as "you": without an icon. */
  isPlain?: boolean;
  children: string;
}) {
  const { classes, icon } = looks[tone];
  return (
    <span
      data-badge
      className={cx(
        'type-small inline-flex items-center gap-1.5 rounded-badge px-2 py-0.5 font-semibold whitespace-nowrap',
        classes,
      )}
    >
      {!isPlain && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
