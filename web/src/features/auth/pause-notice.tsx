import { accessMessages } from '@quayside/contract/messages/access';
import type { User } from '@quayside/contract/users';
import { lazy, Suspense, useState } from 'react';
import { useSiteInfo } from '../../lib/site-info.ts';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { AbovePage } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

const words = accessMessages.paused;
/** Which company's pause was told in this browser session. */
const storageKey = 'quayside.pause-told';

/** Loaded for paused sellers alone: dialogs stay out of the shell. */
const PauseDialog = lazy(() => import('./pause-dialog.tsx'));

/**
 * A paused seller is told so: once per session in a dialog, and lastingly on every page, with a way to reach us. A
 * suspended one lastingly.
 */
export function PauseNotice({ user }: { user: User }) {
  const { supportMailbox } = useSiteInfo();
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(storageKey) !== user.company.qid);
  const isSuspended = user.sellerStatus === 'SUSPENDED';
  if (!isSuspended && user.sellerStatus !== 'PAUSED') return null;
  const { title, subject } = isSuspended ? accessMessages.suspended : words;
  const contactTo = `mailto:${supportMailbox}?subject=${encodeURIComponent(subject(user.company.name))}`;
  const close = () => {
    sessionStorage.setItem(storageKey, user.company.qid ?? '');
    setOpen(false);
  };
  return (
    <>
      <AbovePage>
        <InlineNotification
          variant="caution"
          isActionBeside
          title={title}
          action={
            <LinkButton to={contactTo} size="compact" icon="mail">
              {words.contact}
            </LinkButton>
          }
        >
          {isSuspended ? accessMessages.suspended.text : pauseText(user)}
        </InlineNotification>
      </AbovePage>
      {isOpen && !isSuspended && (
        <Suspense fallback={null}>
          <PauseDialog facts={pauseFacts(user)} contactTo={contactTo} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const pauseText = (user: User): string =>
  pauseFacts(user)
    .map(({ key, value }) => `${key}: ${value}`)
    .join(' · ');

/** Reason and expected end, as far as they are known (INV-11). */
function pauseFacts({ pauseReason, expectedPauseEnd, company }: User): { key: string; value: string }[] {
  return [
    ...(pauseReason ? [{ key: words.reason, value: accessMessages.pauseReasons[pauseReason] }] : []),
    {
      key: words.until,
      value: expectedPauseEnd ? dateLabel(expectedPauseEnd, 'short', company.timeZone) : words.noEnd,
    },
  ];
}
