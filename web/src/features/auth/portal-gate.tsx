import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type SiteInfo, useSiteInfo } from '../../lib/site-info.ts';
import { PulsingDots } from '../../ui/pulsing-dots.tsx';
import type { Session } from './session.ts';
import { UserProvider, useSession } from './use-session.ts';
import { isVerified, type UserType, userTypeOf } from './user-type.ts';

/** What the gate decides about a visit. */
export type GateDecision =
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  | { kind: 'leave'; to: string }
  | { kind: 'enter' };

/**
 * The rules of every non-public page (GATE-01 to GATE-05). A page names the user type it is for with
 * `handle = { userType: 'SELLER' }`. The server keeps the same rules on every call (GATE-06).
 */
export function decideGate(
  session: Session,
  pathWithQuery: string,
  pageType: UserType | null,
  facts: Pick<SiteInfo, 'isWarehouseEnabled'>,
): GateDecision {
  if (session.status === 'NOT_SET') return { kind: 'wait' };
  if (session.status === 'INVALID') return { kind: 'go', to: paths.login(pathWithQuery) };
  if (!isVerified(session.user)) return { kind: 'go', to: paths.activateAccount };
  if (pageType !== null && pageType !== userTypeOf(session.user, facts.isWarehouseEnabled))
    return { kind: 'leave', to: paths.homeWithNote(pageType) };
  return { kind: 'enter' };
}

/** Shows the page, the loading placeholder, or leads elsewhere. The activation page stands outside the gate. */
export function PortalGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const facts = useSiteInfo();
  const { pathname, search } = useLocation();
  const pageType = useMatches().reduce<UserType | null>((found, { handle }) => userTypeIn(handle) ?? found, null);
  const decision = decideGate(session, `${pathname}${search}`, pageType, facts);
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'leave') return <LeaveForHome to={decision.to} />;
  if (decision.kind === 'wait' || session.status !== 'VERIFIED') return <PulsingDots isFullScreen />;
  return <UserProvider value={session.user}>{children}</UserProvider>;
}

/** A page for the other user type: to the home page, which is a document of its own (GATE-05). */
function LeaveForHome({ to }: { to: string }) {
  useEffect(() => {
    location.replace(to);
  }, [to]);
  return <PulsingDots isFullScreen />;
}

function userTypeIn(handle: unknown): UserType | null {
  if (typeof handle !== 'object' || handle === null || !('userType' in handle)) return null;
  return handle.userType === 'SELLER' || handle.userType === 'WAREHOUSE' ? handle.userType : null;
}
