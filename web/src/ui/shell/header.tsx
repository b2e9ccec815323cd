import { shellMessages } from '@quayside/contract/messages/shell';
import { type ReactNode, useContext } from 'react';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { FrameWords } from './frame-words.ts';
import { Logo } from './logo.tsx';

/** The bar on top of every page, 72 px high. `before` holds the menu button of small screens. */
export function Header({
  isWarehouse = false,
  before,
  menu,
  children,
}: {
  isWarehouse?: boolean;
  before?: ReactNode;
  /** Pages of the public site, beside the logo. */
  menu?: ReactNode;
  children: ReactNode;
}) {
  const words = useContext(FrameWords);
  return (
    <header className="sticky top-0 z-40 flex h-[72px] items-center gap-1 bg-header px-3 text-on-header sm:gap-2 sm:px-4 md:gap-4 md:px-6 lg:px-8">
      {before}
      <Anchor
        to="/"
        isDocument
        aria-label={isWarehouse ? shellMessages.warehouseHome : words.home}
        className="inline-flex items-center rounded-control focus-visible:outline-signal pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Logo isWarehouse={isWarehouse} isCompact={before !== undefined || menu !== undefined} />
      </Anchor>
      {menu}
      <div className="@container/ends flex min-w-0 flex-1 items-center justify-end sm:gap-2 md:gap-4">{children}</div>
    </header>
  );
}

/** A link in the header. */
export function HeaderLink({
  to,
  children,
  isDocument = false,
}: {
  to: string;
  children: ReactNode;
  isDocument?: boolean;
}) {
  return (
    <Anchor
      to={to}
      isDocument={isDocument}
      className="type-control inline-flex min-h-10 min-w-11 items-center overflow-hidden rounded-control px-1 whitespace-nowrap text-on-header sm:px-2 underline-offset-4 hover:underline focus-visible:outline-signal pointer-coarse:min-h-11"
    >
      {children}
    </Anchor>
  );
}

/** To what the handbook says about the page. On small screens the user menu has it. */
export function HeaderHelp({ label, to }: { label: string; to: string }) {
  return (
    <Anchor
      to={to}
      aria-label={label}
      className="name-tip hidden size-11 items-center justify-center rounded-control text-on-header hover:bg-on-header/10 focus-visible:outline-signal lg:inline-flex"
    >
      <Icon name="help" />
    </Anchor>
  );
}

/**
 * "hello, Marlin Trading": the first thing to give way when there is no room. Where not even its beginning fits it goes
 * to a second row, which is cut off, and is read out only. `data-hello`: what the boot script sets before the name it knows.
 */
export function HeaderGreeting({ children, ...later }: { children: string; 'data-hello'?: string }) {
  return (
    <span className="hidden h-6 min-w-0 shrink-9999 flex-wrap overflow-hidden text-header-muted before:h-6 before:w-px md:flex">
      <span className="h-6 min-w-0 grow basis-24 truncate" suppressHydrationWarning {...later}>
        {children}
      </span>
    </span>
  );
}

/** Shows `signedIn` or `anonymous` by the mark the boot script sets; both are in the document. */
export function BySession({ signedIn, anonymous }: { signedIn: ReactNode; anonymous: ReactNode }) {
  return (
    <>
      <div className="when-signed-in min-w-0">{signedIn}</div>
      <div className="when-anonymous min-w-0">{anonymous}</div>
    </>
  );
}

/** Shows one of two, by the kind of user the boot script marked. */
export function ByUserType({ seller, warehouse }: { seller: ReactNode; warehouse: ReactNode }) {
  return (
    <>
      <div className="when-seller">{seller}</div>
      <div className="when-warehouse">{warehouse}</div>
    </>
  );
}
