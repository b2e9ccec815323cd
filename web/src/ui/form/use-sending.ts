import { useLayoutEffect, useRef } from 'react';
import { focusInvalidInput } from './invalid-input.ts';

/** Sends what everybody understood, once: Enter in a field gets past a button that is busy. */
export function useSending(isSending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The fields are switched off, and what had the focus among them loses it: in some browsers by now.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isSending && (activeElement === body || form.current?.contains(activeElement))) button.current?.focus();
  }, [isSending]);
  const send = (act: () => void) => {
    if (!isSending && form.current && !focusInvalidInput(form.current)) act();
  };
  return { form, button, send };
}
