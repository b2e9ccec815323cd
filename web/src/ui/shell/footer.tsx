import { type ReactNode, useContext } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { FrameWords } from './frame-words.ts';
import { Logo } from './logo.tsx';
import { PaymentIcons } from './payment-icons.tsx';

const linkClasses =
  'rounded-badge text-on-header underline-offset-4 hover:underline focus-visible:outline-signal inline-flex min-h-8 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11';

export interface FooterSection {
  title: string;
  links: readonly { label: string; to: string }[];
}

const social: readonly { name: 'twitter' | 'linkedin' | 'instagram'; icon: IconName; to: string }[] = [
  { name: 'twitter', icon: 'twitter', to: 'https://twitter.com/' },
  { name: 'linkedin', icon: 'linkedin', to: 'https://www.linkedin.com/' },
  { name: 'instagram', icon: 'instagram', to: 'https://www.instagram.com/' },
];

/** The foot of every page (LAY-15). `reviews` is the card on top, `newsletter` the form, `year` the current one. */
export function Footer({
  reviews,
  newsletter,
  sections,
  year,
  isCompact = false,
}: {
  reviews: ReactNode;
  newsletter: ReactNode;
  sections: readonly FooterSection[];
  year: number;
  /** Beneath a page of work: everything of LAY-15 in two rows, the last section beside the year. */
  isCompact?: boolean;
}) {
  const words = useContext(FrameWords).footer;
  if (isCompact) return <CompactFooter reviews={reviews} newsletter={newsletter} sections={sections} year={year} />;
  return (
    <footer className="bg-header px-4 py-12 text-on-header md:px-6 lg:px-8">
      <div className="mx-auto flex max-w-[1440px] flex-col gap-10">
        {reviews}
        <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_1.5fr]">
          <div className="flex flex-col items-start gap-4">
            <HomeLink />
            <SocialLinks />
          </div>
          <div className="md:order-last lg:col-span-1">{newsletter}</div>
          {sections.map((section) => (
            <SectionLinks key={section.title} {...section} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-header-muted/40 pt-6">
          <p className="type-small text-header-muted">{words.copyright(year)}</p>
          <PaymentIcons />
        </div>
      </div>
    </footer>
  );
}

/** Whoever sees a page of work is signed in. */
const isForWhoIsIn = ({ to }: { to: string }): boolean => to !== '/login/';

function CompactFooter(props: {
  reviews: ReactNode;
  newsletter: ReactNode;
  sections: readonly FooterSection[];
  year: number;
}) {
  const { reviews, newsletter, sections, year } = props;
  const words = useContext(FrameWords).footer;
  const [legal] = sections.slice(-1);
  return (
    <footer className="type-small bg-header px-4 py-4 text-on-header md:px-6 lg:px-8">
      <div className="mx-auto flex max-w-[1440px] flex-col gap-3">
        {reviews}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4">
            <HomeLink />
            {sections.slice(0, -1).map((section) => (
              <RowOfLinks key={section.title} {...section} />
            ))}
          </div>
          {newsletter}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-header-muted/40 pt-3">
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="text-header-muted">{words.copyright(year)}</p>
            {legal && <RowOfLinks {...legal} />}
            <SocialLinks isCompact />
          </div>
          <PaymentIcons />
        </div>
      </div>
    </footer>
  );
}

function RowOfLinks({ title, links }: FooterSection) {
  return (
    <nav aria-label={title}>
      <ul className="flex flex-wrap gap-x-4">
        {links.filter(isForWhoIsIn).map((link) => (
          <li key={link.to}>
            <Anchor to={link.to} isDocument className={linkClasses}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HomeLink() {
  return (
    <Anchor
      to="/"
      isDocument
      aria-label={useContext(FrameWords).home}
      className="inline-flex items-center rounded-control focus-visible:outline-signal pointer-coarse:min-h-11"
    >
      <Logo />
    </Anchor>
  );
}

function SectionLinks({ title, links }: FooterSection) {
  return (
    <nav aria-label={title}>
      <h2 className="type-h3 pb-2">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to} className={shownTo(link.to)}>
            <Anchor to={link.to} isDocument className={linkClasses}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who is in has no need to log in, and who is not, or works in a warehouse, has no dashboard; both are in the document. */
function shownTo(to: string): string | undefined {
  if (to === '/login/') return 'when-anonymous';
  return to === '/dashboard/' ? 'when-signed-in when-seller' : undefined;
}

function SocialLinks({ isCompact = false }: { isCompact?: boolean }) {
  const words = useContext(FrameWords).footer;
  return (
    <ul aria-label={words.social} className={cx('flex gap-1', isCompact ? '-ml-1.5 pointer-coarse:-ml-3' : '-ml-3')}>
      {social.map(({ name, icon, to }) => (
        <li key={name}>
          <Anchor
            to={to}
            isExternal
            aria-label={words[name]}
            className={cx(
              'inline-flex items-center justify-center rounded-control hover:bg-on-header/10 focus-visible:outline-signal',
              isCompact ? 'size-8 pointer-coarse:size-11' : 'size-11',
            )}
          >
            <Icon name={icon} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
