import { lazy, Suspense, useContext } from 'react';
import { LinkButton } from '../link.tsx';
import { FrameWords } from './frame-words.ts';

/** Where it is configured alone. */
const TrustpilotWidget = lazy(() => import('./trustpilot-widget.tsx'));
const ReviewsFrame = lazy(() => import('./reviews-frame.tsx'));

interface ReviewsCardProps {
  frameUrl: string | null;
  trustpilot: { businessUnit: string; template: string; domain: string } | null;
  moreTo: string;
}

/**
 * Reviews on every page (LAY-09): a card of our own, Trustpilot's widget, or the frame of another service. Each takes its
 * room before it loads and loads once it comes near the screen. Until the visitor agreed the widget is a link, the frame a
 * card that says what would load.
 */
export function ReviewsCard({ frameUrl, trustpilot, moreTo }: ReviewsCardProps) {
  const words = useContext(FrameWords).footer.reviews;
  return (
    <div className="flex min-h-[120px] flex-wrap items-center justify-between gap-4 border-b border-header-muted/40 pb-8">
      {trustpilot ? (
        <Suspense>
          <TrustpilotWidget {...trustpilot} />
        </Suspense>
      ) : frameUrl === null ? (
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
        <Suspense>
          <ReviewsFrame address={frameUrl} />
        </Suspense>
      )}
    </div>
  );
}
