import type { PublicFrameWords } from '@quayside/contract/messages/public-frame';
import { type ReactNode, useContext } from 'react';
import { useSiteInfo } from '../lib/site-info.ts';
import { LinkButton } from '../ui/link.tsx';
import { PublicMenu } from '../ui/marketing/public-menu.tsx';
import { Frame } from '../ui/shell/frame.tsx';
import { FrameWords } from '../ui/shell/frame-words.ts';
import { BySession, ByUserType, Header, HeaderGreeting, HeaderLink } from '../ui/shell/header.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { inLanguage } from './in-language.ts';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';
import outsideScript from './site-script/outside-script.ts?worker&url';
import siteScript from './site-script/site-script.ts?worker&url';

const pagesIn = (words: PublicFrameWords['menu']) => [
  { label: words.howItWorks, to: paths.howItWorks },
  { label: words.fees, to: paths.fees },
  { label: words.forBrands, to: paths.forBrands },
  { label: words.about, to: paths.about },
  { label: words.news, to: paths.news },
];

/** Header and footer of public pages. Who is signed in is decided before the first paint, by CSS. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { outside, reviewsUrl } = useSiteInfo();
  const words = useContext(FrameWords);
  const portal = (to: string) => (
    <HeaderLink to={to} isDocument>
      {words.myPortal}
    </HeaderLink>
  );
  return (
    <Frame
      header={
        <Header menu={<PublicMenu pages={pagesIn(words.menu)} words={words.menu} />}>
          <BySession
            signedIn={
              <span className="flex items-center gap-1 md:gap-3">
                <HeaderGreeting data-hello={words.greeting('')}>{''}</HeaderGreeting>
                <ByUserType seller={portal(paths.dashboard)} warehouse={portal(paths.warehouseIncoming)} />
              </span>
            }
            anonymous={
              <span className="flex items-center gap-1 md:gap-3">
                <HeaderLink to={paths.login()} isDocument>
                  {words.login}
                </HeaderLink>
                {/* Large text leaves room for one: who has an account finds no other way in, the page offers to register. */}
                <span data-questionnaire="" className="hidden @min-[9.5rem]/ends:contents">
                  <LinkButton to={inLanguage(paths.questionnaire, words.language)} isDocument look="on-header">
                    <span className="hidden @min-[16rem]/ends:inline">{words.menu.register}</span>
                    <span className="@min-[16rem]/ends:hidden">{words.menu.registerShort}</span>
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
      <ConsentBanner words={words.consent} />
      <script type="module" src={siteScript} />
      {(reviewsUrl !== null || Object.keys(outside).length > 0) && <script type="module" src={outsideScript} />}
    </Frame>
  );
}
