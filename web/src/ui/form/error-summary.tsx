import { uiMessages } from '@quayside/contract/messages/ui';
import { type RefObject, useEffect, useRef } from 'react';

export interface SummarizedError {
  /** The id of the field's control; absent for an error of the whole form. */
  fieldId?: string;
  message: string;
}

/**
 * The list of what to put right, above a form; takes the focus when it says something new and whenever the form is sent
 * all the same, never from under the hands of somebody who types. Each message stands at its field as well.
 */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef<readonly string[]>([]);
  const isTyping = useTyping(ref);
  const text = errors.map((error) => error.message).join('\n');
  useEffect(() => {
    const messages = text === '' ? [] : text.split('\n');
    const isNews = messages.some((message) => !told.current.includes(message));
    told.current = messages;
    if (isNews && !isTyping.current) ref.current?.focus();
  }, [text, isTyping]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="flex flex-col gap-2 border-2 border-error bg-error-tint p-4">
      <h2 className="type-h3">{uiMessages.thereIsAProblem}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''}${error.message}`}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} className="font-semibold text-error underline underline-offset-4">
                {error.message}
              </a>
            ) : (
              <span className="font-semibold text-error">{error.message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the last thing done was to type. What is pressed or sent ends it, and what is sent with errors is led to them. */
function useTyping(summary: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isTyping = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = { capture: true, signal: listening.signal };
    const isOver = () => {
      isTyping.current = false;
    };
    document.addEventListener('input', () => (isTyping.current = true), listen);
    document.addEventListener('click', isOver, listen);
    document.addEventListener(
      'submit',
      ({ target }) => {
        isOver();
        // After the form has had its say: what is sent has no errors left.
        setTimeout(() => target instanceof Node && target.contains(summary.current) && summary.current?.focus());
      },
      listen,
    );
    return () => listening.abort();
  }, [summary]);
  return isTyping;
}
