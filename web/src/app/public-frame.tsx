import { marketingMessages } from '@quayside/contract/messages/marketing';
import { shellMessages } from '@quayside/contract/messages/shell';
import type { ReactNode } from 'react';
import { useSiteInfo } from '../lib/site-info.ts';
import { LinkButton } from '../ui/link.tsx';
import { PublicMenu } from '../ui/marketing/public-menu.tsx';
import { Frame } from '../ui/shell/frame.tsx';
import { BySession, ByUserType, Header, HeaderLink } from '../ui/shell/header.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';
import outsideScript from './site-script/outside-script.ts?worker&url';
import siteScript from './site-script/site-script.ts?worker&url';

const pages = [
  { label: marketingMessages.howItWorks, to: paths.howItWorks },
  { label: marketingMessages.fees, to: paths.fees },
  { label: marketingMessages.forBrands, to: paths.forBrands },
  { label: marketingMessages.about, to: paths.about },
  { label: marketingMessages.news, to: paths.news },
];

/** Header and footer of public pages. Who is signed in is decided before the first paint, by CSS. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { outside } = useSiteInfo();
  const portal = (to: string) => (
    <HeaderLink to={to} isDocument>
      {shellMessages.myPortal}
    </HeaderLink>
  );
  return (
    <Frame
      header={
        <Header menu={<PublicMenu pages={pages} />}>
          <BySession
            signedIn={<ByUserType seller={portal(paths.dashboard)} warehouse={portal(paths.warehouseIncoming)} />}
            anonymous={
              <span className="flex items-center gap-1 md:gap-3">
                <HeaderLink to={paths.login()} isDocument>
                  {shellMessages.login}
                </HeaderLink>
                <span data-questionnaire="" className="contents">
                  <LinkButton to={paths.questionnaire} isDocument look="on-header">
                    <span className="hidden md:inline">{marketingMessages.register}</span>
                    <span className="md:hidden">{marketingMessages.registerShort}</span>
                  </LinkButton>
                </span>
              </span>
            }
          />
        </Header>
      }
      footer={<SiteFooter />}
    >
      {children}
      <ConsentBanner />
      <script type="module" src={siteScript} />
      {Object.keys(outside).length > 0 && <script type="module" src={outsideScript} />}
    </Frame>
  );
}
