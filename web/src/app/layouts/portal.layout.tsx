import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { PortalGate } from '../../features/auth/portal-gate.tsx';
import { readSession, subscribeSession } from '../../features/auth/session.ts';
import { ProofGate } from '../../features/security/security.public.ts';
import { browserQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/overlay/toast.tsx';
import { PortalFrame } from '../portal-frame.tsx';

export const handle = { scripts: true };

/** Every non-public page: gate, frame, cache. On the server only the loading placeholder is rendered. */
export default function PortalLayout() {
  const [queryClient] = useState(browserQueryClient);
  useEffect(
    () =>
      subscribeSession(() => {
        // INVALID clears what belonged to the user (SES-01).
        if (readSession().status === 'INVALID') queryClient.clear();
      }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PortalGate>
        <PortalFrame>
          <Outlet />
        </PortalFrame>
      </PortalGate>
      <ProofGate />
      <ToastRegion />
    </QueryClientProvider>
  );
}
