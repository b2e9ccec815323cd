import { describe, expect, it } from 'vitest';
import { footerGroups, withCookieSettings } from './footer-groups.ts';

const link = (label: string, url: string) => ({
  ...{ _uid: label, component: 'cta_link', label },
  link: { linktype: 'url', url, cached_url: url },
});
const footer = (...sections: object[]) => ({
  ...{ _uid: 'f', component: 'footer' },
  sections: sections.map((section, index) => ({ _uid: `s${index}`, component: 'footer_section', ...section })),
});

describe('[LAY-15] [MKT-10] the footer of the content system', () => {
  it('gives its groups; what leads nowhere and what is empty is left out', () => {
    const story = footer(
      { title: 'Sell', links: [link('Fees', '/fees/'), link('Script', 'javascript:alert(1)'), link('', '/about/')] },
      { title: 'Empty', links: [] },
      { title: '', links: [link('Fees', '/fees/')] },
    );
    expect(footerGroups(story)).toEqual([{ title: 'Sell', links: [{ label: 'Fees', to: '/fees/' }] }]);
  });

  it('is none where the story is another one, or is missing', () => {
    expect(footerGroups(null)).toEqual([]);
    expect(footerGroups({ _uid: 'p', component: 'page', sections: [] })).toEqual([]);
  });

  it('[INTG-06] ends with the way to answer anew whether we may count, whatever an editor left in it', () => {
    const groups = [
      { title: 'Sell', links: [{ label: 'Fees', to: '/fees/' }] },
      { title: 'Legal', links: [{ label: 'Terms', to: '/legal/terms/' }] },
    ];
    expect(withCookieSettings(groups, 'Cookie settings')).toEqual([
      groups[0],
      {
        title: 'Legal',
        links: [
          { label: 'Terms', to: '/legal/terms/' },
          { label: 'Cookie settings', to: '/legal/cookies/#cookie-settings' },
        ],
      },
    ]);
  });
});
