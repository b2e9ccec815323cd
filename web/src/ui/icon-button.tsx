import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

/** An icon with a name, which also shows below it on hover and focus. Not for the warehouse, where every button carries its word. */
export function IconButton(props: {
  icon: IconName;
  label: string;
  onPress?: () => void;
  isOnHeader?: boolean;
  slot?: string;
}) {
  const { icon, label, isOnHeader = false, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(
        'name-tip inline-flex size-10 flex-none cursor-pointer items-center justify-center rounded-control pointer-coarse:size-11',
        isOnHeader
          ? 'text-on-header hover:bg-on-header/10 focus-visible:outline-signal'
          : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
