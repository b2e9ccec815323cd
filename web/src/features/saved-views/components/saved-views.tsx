import { savedViewMessages as words } from '@quayside/contract/messages/saved-views';
import { lazy } from 'react';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { SavedViewsProps } from '../saved-views-props.ts';

/** Loaded on the first press: forms stay out of the list's page. */
const ViewsPanel = lazy(() => import('./views-panel.tsx'));

/** The button of a list that opens the person's own views of it. */
export function SavedViews(props: SavedViewsProps) {
  return <Popover label={words.button}>{(close) => <ViewsPanel {...props} onLeave={close} />}</Popover>;
}
