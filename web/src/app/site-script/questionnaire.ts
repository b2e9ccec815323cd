/**
 * A form in a frame above the whole page, with the events and times of Typeform's embed library: popup size 100 %, focus
 * 1000 ms after the form is ready, and where auto-close is set at least 500 ms after it was sent (integrations, section 3).
 */
const autoFocus = 1_000;
const leastAutoClose = 500;

/** `onSent`: the visitor has become a lead. */
export function openQuestionnaire(opener: HTMLAnchorElement, onSent: () => void): void {
  const embedId = crypto.randomUUID();
  const frame = document.createElement('iframe');
  const address = new URL(opener.href);
  address.searchParams.set('typeform-embed-id', embedId);
  address.searchParams.set('typeform-embed', 'popup-blank');
  frame.src = address.href;
  frame.title = opener.textContent ?? '';
  frame.className = 'questionnaire';
  const autoClose = opener.closest('[data-auto-close]')?.getAttribute('data-auto-close');

  const close = (): void => {
    removeEventListener('message', hear);
    frame.remove();
    document.documentElement.classList.remove('has-questionnaire');
    opener.focus();
  };
  const hear = (event: MessageEvent): void => {
    const told: { type?: unknown; embedId?: unknown } = Object(event.data);
    if (event.source !== frame.contentWindow || told.embedId !== embedId) return;
    if (told.type === 'form-ready')
      setTimeout(() => frame.contentWindow?.postMessage({ type: 'embed-focus', embedId }, location.origin), autoFocus);
    if (told.type === 'form-close') close();
    if (told.type === 'form-submit') onSent();
    if (told.type === 'form-submit' && autoClose !== null && autoClose !== undefined)
      setTimeout(close, Math.max(Number(autoClose) || 0, leastAutoClose));
  };
  addEventListener('message', hear);
  document.documentElement.classList.add('has-questionnaire');
  document.body.append(frame);
  frame.focus();
}
