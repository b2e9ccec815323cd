import { authMessages } from '@quayside/contract/messages/auth';
import { useEffect } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { PulsingDots } from '../../ui/pulsing-dots.tsx';
import { signOut } from './session.ts';

export const meta = pageTitle(authMessages.signingOut);

/** Dots, then home (RT-03). Whether the server could be reached makes no difference to the person. */
export default function LogoutPage() {
  useEffect(() => {
    void signOut();
  }, []);
  return <PulsingDots isFullScreen />;
}
