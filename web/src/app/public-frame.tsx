import { shellMessages } from '@quayside/contract/messages/shell';
import type { ReactNode } from 'react';
import { Frame } from '../ui/shell/frame.tsx';
import { BySession, ByUserType, Header, HeaderLink } from '../ui/shell/header.tsx';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';

/** Header and footer of public pages. Who is signed in is decided before the first paint, by CSS. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const portal = (to: string) => (
    <HeaderLink to={to} isDocument>
      {shellMessages.myPortal}
    </HeaderLink>
  );
  return (
    <Frame
      header={
        <Header>
          <BySession
            signedIn={<ByUserType seller={portal(paths.dashboard)} warehouse={portal(paths.warehouseIncoming)} />}
            anonymous={
              <HeaderLink to={paths.login()} isDocument>
                {shellMessages.login}
              </HeaderLink>
            }
          />
        </Header>
      }
      footer={<SiteFooter />}
    >
      {children}
    </Frame>
  );
}
