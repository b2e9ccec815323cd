import { buttonClasses } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { HiddenText } from '../text.tsx';

/** Previous and next thing of the same list. Places are kept while they are unknown and at the ends, so nothing moves. */
export function NeighbourLinks(props: {
  label: string;
  previous: { label: string; to: string | null };
  next: { label: string; to: string | null };
  /** Which of how many it is. */
  place?: string | undefined;
}) {
  const { label, previous, next, place } = props;
  return (
    <nav aria-label={label} className="flex items-center">
      <Neighbour {...previous} icon="chevron-left" />
      <span className="type-small min-w-16 text-center text-muted">{place}</span>
      <Neighbour {...next} icon="chevron-right" />
    </nav>
  );
}

function Neighbour({ label, to, icon }: { label: string; to: string | null; icon: 'chevron-left' | 'chevron-right' }) {
  const classes = buttonClasses('quiet', 'compact', false);
  if (to === null) return <span className={cx(classes, 'invisible min-w-11')} />;
  return (
    <Anchor to={to} className={cx(classes, 'min-w-11')}>
      <Icon name={icon} />
      <HiddenText>{label}</HiddenText>
    </Anchor>
  );
}
