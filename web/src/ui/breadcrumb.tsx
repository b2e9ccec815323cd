import { uiMessages } from '@quayside/contract/messages/ui';
import { Icon } from './icon.tsx';
import { Cluster } from './layout.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

/** The way back from one thing to its list, and behind it what the page is about once that is known. */
export function Breadcrumb({ list, to, current }: { list: string; to: string; current?: string | undefined }) {
  return (
    <nav aria-label={uiMessages.breadcrumb}>
      <Cluster gap={2}>
        <Link to={to} look="strong">
          <span className="mr-1 flex-none">
            <Icon name="chevron-left" size={16} />
          </span>
          {list}
        </Link>
        {current && (
          <Text as="span" tone="muted">
            / {current}
          </Text>
        )}
      </Cluster>
    </nav>
  );
}
