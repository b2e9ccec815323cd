import { shellMessages } from '@quayside/contract/messages/shell';
import { useEffect } from 'react';
import { consentIn } from '../../lib/analytics/consent.ts';
import { loadReviews } from '../../lib/outside/reviews.ts';

interface WidgetProps {
  businessUnit: string;
  template: string;
  domain: string;
}

/** A link to the reviews, which the service's script fills once the visitor agreed and it is nearly seen. */
export default function TrustpilotWidget({ businessUnit, template, domain }: WidgetProps) {
  useEffect(() => {
    if (consentIn(document.cookie) === 'yes') loadReviews();
  }, []);
  return (
    <div
      className="trustpilot-widget h-[120px] w-full"
      data-locale="en-GB"
      data-template-id={template}
      data-businessunit-id={businessUnit}
      data-style-height="120px"
      data-style-width="100%"
      data-theme="dark"
    >
      <a
        href={`https://www.trustpilot.com/review/${domain}`}
        rel="noopener"
        className="inline-flex min-h-11 items-center underline underline-offset-4 focus-visible:outline-signal"
      >
        {shellMessages.footer.reviews.trustpilot}
      </a>
    </div>
  );
}
