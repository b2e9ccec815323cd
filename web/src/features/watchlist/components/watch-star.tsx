import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import { IconButton } from '../../../ui/icon-button.tsx';

/** On the watchlist or not; a press changes it. */
export function WatchStar(props: { name: string; isWatched: boolean; onPress: () => void }) {
  const { name, isWatched, onPress } = props;
  return (
    <IconButton
      icon={isWatched ? 'star-filled' : 'star'}
      label={isWatched ? words.unwatch(name) : words.watch(name)}
      onPress={onPress}
    />
  );
}
