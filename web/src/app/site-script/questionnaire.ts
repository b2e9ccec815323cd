/**
 * A form in a frame above the page, with the events, sizes and times of Typeform's embed library: popup 100 %, slider 800
 * wide, focus 1000 ms after the form is ready, and where auto-close is set at least 500 ms after it was sent (integrations,
 * section 3). The form is our own page, or Typeform's where that is configured.
 */
import type { OutsideServices } from '../../lib/outside/outside-services.ts';

const autoFocus = 1_000;
const leastAutoClose = 500;
/** Typeform's names of what our three openings look like. */
const looks: Readonly<Record<string, string>> = {
  popup: 'popup-blank',
  slider: 'popup-drawer',
  side_tab: 'popup-side-panel',
};

interface Opening {
  typeform?: OutsideServices['typeform'];
  isCounted: boolean;
  /** The form's word for closing, for a form that has no such button of its own. */
  close: string;
  /** The visitor has become a lead; the id is the answer's. */
  onSent: (id: string) => void;
}

export function openQuestionnaire(opener: HTMLAnchorElement, opening: Opening): void {
  const embedId = crypto.randomUUID();
  const kind = opener.closest<HTMLElement>('[data-questionnaire]')?.dataset.questionnaire ?? '';
  const address = addressOf(opener, opening);
  address.searchParams.set('typeform-embed-id', embedId);
  address.searchParams.set('typeform-embed', looks[kind] ?? 'popup-blank');
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = opener.textContent ?? '';
  frame.className = `questionnaire ${kind === '' || kind === 'popup' ? '' : 'questionnaire-slider'}`;
  const autoClose = opener.closest('[data-auto-close]')?.getAttribute('data-auto-close');
  const parts: HTMLElement[] = [frame];

  const close = (): void => {
    removeEventListener('message', hear);
    removeEventListener('keydown', leave);
    for (const part of parts) part.remove();
    document.documentElement.classList.remove('has-questionnaire');
    opener.focus();
  };
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  const hear = (event: MessageEvent): void => {
    const told: { type?: unknown; embedId?: unknown; responseId?: unknown } = Object(event.data);
    if (event.source !== frame.contentWindow || event.origin !== address.origin || told.embedId !== embedId) return;
    if (told.type === 'form-ready')
      setTimeout(() => frame.contentWindow?.postMessage({ type: 'embed-focus', embedId }, address.origin), autoFocus);
    if (told.type === 'form-close') close();
    if (told.type === 'form-submit') opening.onSent(String(told.responseId ?? ''));
    if (told.type === 'form-submit' && autoClose !== null && autoClose !== undefined)
      setTimeout(close, Math.max(Number(autoClose) || 0, leastAutoClose));
  };
  addEventListener('message', hear);
  if (opening.typeform) {
    addEventListener('keydown', leave);
    parts.push(closeButton(opening.close, close));
  }
  document.documentElement.classList.add('has-questionnaire');
  document.body.append(...parts);
  frame.focus();
}

/** Our own page, which the link leads to, or the form at Typeform. Of a visitor who did not agree Typeform keeps nothing. */
function addressOf(opener: HTMLAnchorElement, { typeform, isCounted }: Opening): URL {
  if (!typeform) return new URL(opener.href);
  const address = new URL(`${typeform.url}/to/${typeform.formId}`);
  address.searchParams.set('typeform-source', location.hostname);
  address.searchParams.set('typeform-medium', 'embed-sdk');
  address.searchParams.set('typeform-medium-version', 'next');
  if (!isCounted) address.searchParams.set('disable-tracking', 'true');
  return address;
}

function closeButton(label: string, close: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', label);
  button.className = 'questionnaire-close';
  button.addEventListener('click', close);
  return button;
}
