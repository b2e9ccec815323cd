import { savedViewMessages as words } from '@quayside/contract/messages/saved-views';
import type { SavedView } from '@quayside/contract/saved-views';
import { useState } from 'react';
import { Heading } from '../../../ui/heading.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useRemoval, useViews } from '../saved-views.queries.ts';
import type { SavedViewsProps } from '../saved-views-props.ts';
import { NameForm } from './name-form.tsx';

/** The button that is pressed goes with its view: the panel takes its focus, so that Escape closes it at once. */
const keepFocus = () => document.activeElement?.closest<HTMLElement>('[role=dialog]')?.focus();

/** The person's views as links, each to be renamed or deleted, and below them a name for the filters that are set. */
export default function ViewsPanel({ onLeave, ...props }: SavedViewsProps & { onLeave: () => void }) {
  const { screen, query } = props;
  const { data, isError, refetch } = useViews(screen);
  const views = data?.results;
  const isNew = query !== '' && views?.every((view) => view.query !== query) === true;
  return (
    <Stack gap={4}>
      <Heading level={2} look="h3">
        {words.mine}
      </Heading>
      {isError && <LoadFailed onRetry={refetch}>{words.failed}</LoadFailed>}
      {!views && !isError && <Skeleton shape="line" count={3} />}
      {views?.length === 0 && query === '' && <Text tone="muted">{words.none}</Text>}
      {views && views.length > 0 && (
        <Stack as="ul" gap={1}>
          {views.map((view) => (
            <li key={view.qid}>
              <View view={view} {...props} onLeave={onLeave} />
            </li>
          ))}
        </Stack>
      )}
      {isNew && <NameForm screen={screen} view={{ screen, name: '', query }} submitLabel={words.save} />}
    </Stack>
  );
}

function View({ view, screen, query, linkTo, onLeave }: SavedViewsProps & { view: SavedView; onLeave: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { mutate: remove } = useRemoval(screen);
  if (isRenaming)
    return <NameForm screen={screen} view={view} submitLabel={words.update} onDone={() => setRenaming(false)} />;
  return (
    <Cluster justify="between" isOneLine gap={1}>
      <Link
        to={linkTo(view.query)}
        look={view.query === query ? 'strong' : 'plain'}
        onClick={onLeave}
        {...(view.query === query ? { 'aria-current': 'page' } : {})}
      >
        {view.name}
      </Link>
      <Cluster isOneLine gap={1}>
        <IconButton icon="pencil" label={words.rename(view.name)} onPress={() => setRenaming(true)} />
        <IconButton
          icon="trash"
          label={words.remove(view.name)}
          onPress={() => {
            keepFocus();
            remove(view);
          }}
        />
      </Cluster>
    </Cluster>
  );
}
