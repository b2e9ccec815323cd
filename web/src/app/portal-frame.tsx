import { shellMessages } from '@quayside/contract/messages/shell';
import type { User } from '@quayside/contract/users';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PauseNotice } from '../features/auth/pause-notice.tsx';
import { signOut } from '../features/auth/session.ts';
import { useUser } from '../features/auth/use-session.ts';
import { portalHome, userTypeOf } from '../features/auth/user-type.ts';
import { Bell } from '../features/notifications/notifications.public.ts';
import { GlobalSearch } from '../features/search/global-search.tsx';
import { useSiteInfo } from '../lib/site-info.ts';
import { applyTheme } from '../lib/theme.ts';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { Cluster, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Frame } from '../ui/shell/frame.tsx';
import { Header, HeaderGreeting, HeaderHelp, HeaderLink } from '../ui/shell/header.tsx';
import { Navigation } from '../ui/shell/navigation.tsx';
import { Sidebar } from '../ui/shell/sidebar.tsx';
import { Text } from '../ui/text.tsx';
import { helpFor } from './help-topics.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { navigationFor } from './navigation.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { paths } from './paths.ts';
import { usePortalAnalytics } from './portal-analytics.ts';
import { SiteFooter } from './site-footer.tsx';
import { UserMenu } from './user-menu.tsx';

/** Only while one of us looks at a company as it does. */
const ViewingStrip = lazy(async () => ({
  default: (await import('../features/viewing/viewing.public.ts')).ViewingStrip,
}));
/** Only in the warehouse. */
const WarehouseTabs = lazy(() => import('./warehouse-tabs.tsx'));
const WaitingScans = lazy(() => import('../features/packages/scans/waiting-scans.tsx'));
/** Loaded beside the page: what it brings is not needed to show it. */
const LiveUpdates = lazy(() => import('./live-updates.tsx'));

/** Frame of the portal: header with greeting and user menu, navigation by user type (warehouse: tabs at the bottom), footer. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const user = useUser();
  const facts = useSiteInfo();
  const { pathname } = useLocation();
  const type = userTypeOf(user, facts.isWarehouseEnabled);
  const sections = navigationFor(user, type, facts, pathname);
  const isWarehouse = type === 'WAREHOUSE';
  const help = type === 'SELLER' ? helpFor(pathname) : null;
  const foot = <ProfileLinks user={user} />;
  const warehouseMenu = (isDesk: boolean) => (
    <Suspense fallback={<div className="min-h-16" />}>
      <WarehouseTabs isDesk={isDesk} sections={sections} />
    </Suspense>
  );
  useEffect(() => applyTheme(pathname), [pathname]);
  usePortalAnalytics();
  useKeptFocus(pathname);
  return (
    <Frame
      header={
        <Header
          isWarehouse={isWarehouse}
          before={
            <Sidebar>
              {(close) => <Navigation sections={sections} form="list" onNavigate={close} foot={foot} />}
            </Sidebar>
          }
        >
          {!isWarehouse && <GlobalSearch />}
          <HeaderGreeting>{shellMessages.greeting(user.account)}</HeaderGreeting>
          <HeaderLink to={portalHome(type)}>{shellMessages.myPortal}</HeaderLink>
          {help && <HeaderHelp {...help} />}
          <Bell />
          <UserMenu
            hasKeys={!isWarehouse}
            help={help}
            profilePath={user.isSeller && !isWarehouse ? paths.profile() : null}
            onSignOut={() => void signOut()}
          />
        </Header>
      }
      {...(isWarehouse
        ? { tabs: warehouseMenu(false), navigation: warehouseMenu(true), isDeskOnly: true }
        : { navigation: <Navigation sections={sections} form="rail" foot={foot} /> })}
      {...(user.viewing
        ? {
            tabs: (
              <Suspense>
                <ViewingStrip company={user.company.name} until={user.viewing.until} />
              </Suspense>
            ),
          }
        : {})}
      footer={<SiteFooter isCompact />}
    >
      <OfflineStrip />
      {isWarehouse && (
        <Suspense>
          <WaitingScans />
        </Suspense>
      )}
      <PauseNotice user={user} />
      {children}
      <KeyboardShortcuts type={type} />
      <Suspense>
        <LiveUpdates />
      </Suspense>
    </Frame>
  );
}

/** Who is signed in and for whom, with the profile and the way out (LAY-11). */
function ProfileLinks({ user }: { user: User }) {
  return (
    <Stack gap={1}>
      {user.isSeller && <Text weight="strong">{user.company.name}</Text>}
      <Text tone="muted" size="small">
        {shellMessages.greeting(user.account)}
      </Text>
      <Cluster>
        {user.isSeller ? (
          <Link to={paths.profile()}>{shellMessages.myProfile}</Link>
        ) : (
          <Link to={paths.profile('security')}>{shellMessages.security}</Link>
        )}
        <Link to={paths.logout}>{shellMessages.signOut}</Link>
      </Cluster>
    </Stack>
  );
}
