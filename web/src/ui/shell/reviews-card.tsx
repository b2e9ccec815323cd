import { shellMessages } from '@quayside/contract/messages/shell';
import { LinkButton } from '../link.tsx';

const words = shellMessages.footer.reviews;

/**
 * Reviews on every page (LAY-09): a card of our own, or the frame of a reviews service. The frame takes the card's room
 * before it loads, loads once it comes near the screen, and reaches neither the page nor its storage.
 */
export function ReviewsCard({ frameUrl, moreTo }: { frameUrl: string | null; moreTo: string }) {
  return (
    <div className="flex min-h-[120px] flex-wrap items-center justify-between gap-4 border-b border-header-muted/40 pb-8">
      {frameUrl === null ? (
        <>
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="type-h3">{words.title}</h2>
            <p className="max-w-[68ch] text-header-muted">{words.text}</p>
          </div>
          <LinkButton to={moreTo} isDocument>
            {words.link}
          </LinkButton>
        </>
      ) : (
        <iframe
          src={frameUrl}
          title={words.frame}
          loading="lazy"
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="h-[120px] w-full"
        />
      )}
    </div>
  );
}
