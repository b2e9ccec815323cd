import { knownFooterMessages as words } from '@quayside/contract/messages/known-footer';
import { marketingMessages } from '@quayside/contract/messages/marketing';
import { shellMessages } from '@quayside/contract/messages/shell';
import type { FooterGroup } from '../lib/site-info.ts';
import { paths } from './paths.ts';

/** Where the content system has no footer, or cannot be asked. Told by the server: no browser carries it. */
export const knownFooter: readonly FooterGroup[] = [
  {
    title: words.sell,
    links: [
      { label: marketingMessages.howItWorks, to: paths.howItWorks },
      { label: marketingMessages.fees, to: paths.fees },
      { label: marketingMessages.forSellers, to: paths.forSellers },
      { label: marketingMessages.forBrands, to: paths.forBrands },
    ],
  },
  {
    title: words.company,
    links: [
      { label: marketingMessages.about, to: paths.about },
      { label: marketingMessages.news, to: paths.news },
      { label: words.developers, to: paths.developers },
      { label: shellMessages.login, to: paths.login() },
      { label: shellMessages.myPortal, to: paths.dashboard },
    ],
  },
  {
    title: words.legal,
    links: [
      { label: words.cookies, to: paths.legal('cookies') },
      { label: words.privacy, to: paths.legal('privacy') },
      { label: words.terms, to: paths.legal('terms') },
    ],
  },
];
