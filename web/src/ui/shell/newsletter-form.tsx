import { type FormEvent, useContext } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { controlClasses } from '../form/field.tsx';
import { Whole } from '../layout.tsx';
import { FrameWords } from './frame-words.ts';

/**
 * One field, one button. Without JavaScript the form is sent to `action` and the answer is a page; with it `onSubmit`
 * does the work and `result` is announced here.
 */
export function NewsletterForm(props: {
  action: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  result?: string | undefined;
  isError?: boolean;
  isRunning?: boolean;
  /** In one line beneath a page of work. */
  isCompact?: boolean;
}) {
  const { action, onSubmit, result, isError = false, isRunning = false, isCompact = false } = props;
  const words = useContext(FrameWords).footer;
  return (
    <form
      method="post"
      action={action}
      {...(onSubmit ? { onSubmit } : {})}
      className={isCompact ? 'flex min-w-0 flex-col' : 'flex flex-col gap-3'}
    >
      {!isCompact && <h2 className="type-h3">{words.newsletterTitle}</h2>}
      <div className={isCompact ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : 'flex flex-col gap-1'}>
        <label htmlFor="newsletter-email" className="type-small">
          {isCompact ? (
            <>
              {words.newsletterTitle} <span className="sr-only">{words.newsletterLabel}</span>
            </>
          ) : (
            words.newsletterLabel
          )}
        </label>
        <div className={cx('flex min-w-0 gap-2', isCompact && 'max-w-66')}>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            {...(isError ? { 'aria-invalid': true } : {})}
            aria-describedby="newsletter-result"
            className={controlClasses}
          />
          <Whole>
            <Button type="submit" look="secondary" isLoading={isRunning}>
              {words.newsletterAction}
            </Button>
          </Whole>
        </div>
      </div>
      <p id="newsletter-result" role="status" className={isCompact ? '' : 'min-h-5'}>
        {result ?? ''}
      </p>
    </form>
  );
}
