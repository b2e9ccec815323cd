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
}) {
  const { label, previous, next } = props;
  return (
    <nav aria-label={label} className="flex gap-2">
      <Neighbour {...previous} icon="chevron-left" />
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
      <span className="hidden md:inline" aria-hidden="true">
        {label}
      </span>
      <HiddenText>{label}</HiddenText>
    </Anchor>
  );
}
