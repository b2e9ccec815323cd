import { Icon } from '../icon.tsx';
import { LinkButton } from '../link.tsx';

/**
 * Who moves next, and how: a yellow button when it is this user's move (`to` leads there), the waiting text when it is
 * somebody else's, nothing when there is none. The second column of every order list.
 */
export function NextAction({
  label,
  to,
  isMove,
  isPrimary = false,
  onFollow,
}: {
  label: string | null;
  to: string;
  isMove: boolean;
  isPrimary?: boolean;
  /** Told when the button is followed, such as to remember the row. */
  onFollow?: () => void;
}) {
  if (!label) return null;
  if (!isMove) {
    return (
      <span className="inline-flex items-center gap-1.5 text-muted">
        <Icon name="hourglass" size={16} />
        {label}
      </span>
    );
  }
  return (
    <span data-next-action className="inline-flex whitespace-nowrap">
      <LinkButton
        to={to}
        look={isPrimary ? 'move' : 'secondary'}
        size="compact"
        icon="arrow-right"
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        {label}
      </LinkButton>
    </span>
  );
}
