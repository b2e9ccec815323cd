import { uiMessages } from '@quayside/contract/messages/ui';
import { useEffect, useRef } from 'react';

export interface SummarizedError {
  /** The id of the field's control; absent for an error of the whole form. */
  fieldId?: string;
  message: string;
}

/**
 * The list of what to put right, above a form; takes the focus when it appears or changes. Each message stands at its
 * field as well.
 */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const text = errors.map((error) => error.message).join('\n');
  useEffect(() => {
    if (text !== '') ref.current?.focus();
  }, [text]);
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
