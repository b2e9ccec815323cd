import { choiceMessages } from '@quayside/contract/messages/choice';
import { useContext, useEffect, useState } from 'react';
import { consentGiven, consentIn } from '../../lib/analytics/consent.ts';
import { frameLook } from '../../lib/outside/reviews-frame.ts';
import { Button } from '../button.tsx';
import { FrameWords } from './frame-words.ts';

/**
 * The frame of a reviews service, once the visitor agreed to other hosts or to this one alone by its button; before it a
 * card. Where a page runs no framework, its script puts the frame in place of the card.
 */
export default function ReviewsFrame({ address }: { address: string }) {
  const words = useContext(FrameWords).choice ?? choiceMessages;
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const allow = () => setAllowed(true);
    if (consentIn(document.cookie) === 'yes') allow();
    document.addEventListener(consentGiven, allow);
    return () => document.removeEventListener(consentGiven, allow);
  }, []);
  if (isAllowed) {
    const { className, ...bounds } = frameLook;
    return <iframe src={address} title={words.reviewsFrame} className={className} {...bounds} />;
  }
  return (
    <div
      data-reviews-frame={address}
      data-title={words.reviewsFrame}
      className="flex min-h-[120px] w-full flex-wrap items-center justify-between gap-4"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="type-h3">{words.reviewsFrame}</h2>
        <p className="max-w-[68ch] text-header-muted">{words.reviewsText(new URL(address).host)}</p>
      </div>
      <Button onPress={() => setAllowed(true)}>{words.reviewsShow}</Button>
    </div>
  );
}
