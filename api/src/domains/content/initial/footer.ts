import { link, panel, story } from './make.ts';

const section = (title: string, ...links: ReturnType<typeof link>[]) => panel('footer_section', { title, links });

/** The links at the foot of every page (LAY-15). A part of pages, like testimonials: no page of its own. */
export const footer = story('global/footer', 'Footer', 'footer', {
  sections: [
    section(
      'Sell on Quayside',
      link('How it works', '/how-it-works/'),
      link('Fees', '/fees/'),
      link('For sellers', '/sellers/'),
      link('For brands', '/brands/'),
    ),
    section(
      'Quayside',
      link('About us', '/about/'),
      link('News', '/news/'),
      link('Developers', '/developers/'),
      link('Log in', '/login/'),
      link('My portal', '/dashboard/'),
    ),
    section(
      'Legal',
      link('Cookies', '/legal/cookies/'),
      link('Privacy Policy', '/legal/privacy/'),
      link('Terms of Use', '/legal/terms/'),
    ),
  ],
});
