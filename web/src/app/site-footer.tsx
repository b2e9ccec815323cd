import { useContext, useState } from 'react';
import { subscribeNewsletter } from '../features/forms/forms.api.ts';
import { ApiError } from '../lib/api-error.ts';
import { clock } from '../lib/clock.ts';
import { useSiteInfo } from '../lib/site-info.ts';
import { Footer } from '../ui/shell/footer.tsx';
import { FrameWords } from '../ui/shell/frame-words.ts';
import { NewsletterForm } from '../ui/shell/newsletter-form.tsx';
import { ReviewsCard } from '../ui/shell/reviews-card.tsx';
import { inLanguage } from './in-language.ts';
import { paths } from './paths.ts';

/**
 * The footer of all pages. On public pages no script runs and the newsletter form is sent as a form. `isCompact`: beneath
 * a page of work, where the card about reviews gives way unless it is the frame of a service.
 */
export function SiteFooter({ isCompact = false }: { isCompact?: boolean }) {
  const { footer: words, language } = useContext(FrameWords);
  const { reviewsUrl, outside, footer } = useSiteInfo();
  const reviews = outside.trustpilot ?? null;
  const [state, setState] = useState<{ result?: string; isError?: boolean; isRunning?: boolean }>({});
  const subscribe = async (email: string, form: HTMLFormElement) => {
    setState({ isRunning: true });
    try {
      await subscribeNewsletter(email);
      form.reset();
      setState({ result: words.newsletterDone });
    } catch (error) {
      const isFieldError = error instanceof ApiError && error.status === 400;
      setState({ result: isFieldError ? words.newsletterInvalid : words.newsletterFailed, isError: isFieldError });
    }
  };
  return (
    <Footer
      year={clock.now().getFullYear()}
      sections={footer}
      isCompact={isCompact}
      reviews={
        (!isCompact || reviewsUrl || reviews) && (
          <ReviewsCard frameUrl={reviewsUrl} trustpilot={reviews} moreTo={paths.howItWorks} />
        )
      }
      newsletter={
        <NewsletterForm
          action={inLanguage(paths.newsletter, language)}
          isCompact={isCompact}
          {...state}
          onSubmit={(event) => {
            event.preventDefault();
            void subscribe(String(new FormData(event.currentTarget).get('email') ?? ''), event.currentTarget);
          }}
        />
      }
    />
  );
}
