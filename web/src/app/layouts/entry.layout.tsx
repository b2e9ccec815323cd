import { Outlet } from 'react-router';
import { ProofGate } from '../../features/security/security.public.ts';
import { ToastRegion } from '../../ui/overlay/toast.tsx';
import { PublicFrame } from '../public-frame.tsx';

export const handle = { scripts: true, scriptsLast: true };

/** Pages before the portal: sign-in, sign-out, reset. Scripts run, nobody need be signed in. */
export default function EntryLayout() {
  return (
    <>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
      <ProofGate />
      <ToastRegion />
    </>
  );
}
