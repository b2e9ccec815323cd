import { shellMessages } from '@quayside/contract/messages/shell';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

/** Loaded on the first press. */
const SidebarPanel = lazy(() => import('./sidebar-panel.tsx'));

/** The menu of small screens: a button, and the panel it opens (LAY-04). `children` get a function that closes the panel. */
export function Sidebar({ children }: { children: (close: () => void) => ReactNode }) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const close = () => setState('closed');
  return (
    <div className="md:hidden">
      <IconButton icon="menu" label={shellMessages.openMenu} isOnHeader onPress={() => setState('open')} />
      {state !== 'untouched' && (
        <Suspense fallback={null}>
          <SidebarPanel isOpen={state === 'open'} onClose={close}>
            {children(close)}
          </SidebarPanel>
        </Suspense>
      )}
    </div>
  );
}
