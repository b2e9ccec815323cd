/** Inside the questionnaire's frame: tells the page around it what happens, in Typeform's words. */
const embedId = new URLSearchParams(location.search).get('typeform-embed-id');
const form = document.querySelector<HTMLElement>('[data-form]');

const tell = (type: string, more: object = {}): void => {
  if (embedId !== null && parent !== window)
    parent.postMessage({ type, embedId, formId: 'sell', ...more }, location.origin);
};

function begin(shown: HTMLElement): void {
  const { state, step } = shown.dataset;
  const close = document.querySelector<HTMLElement>('[data-form-close]');
  if (parent !== window && close) close.hidden = false;
  tell('form-ready', { isClosed: false });
  tell('form-screen-changed', { ref: step ?? '' });
  if (state === 'sent') tell('form-submit', { responseId: shown.dataset.reference ?? '' });
  const isBegun = state !== 'sent' && step !== '1';
  const leave = (): void => {
    if (!isBegun || confirm(shown.dataset.leave ?? '')) tell('form-close');
  };
  close?.addEventListener('click', leave);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
    // Letters choose, as they stand beside the choices.
    const isTyping =
      event.target instanceof HTMLInputElement && event.target.type !== 'checkbox' && event.target.type !== 'radio';
    if (isTyping || event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey) return;
    document.querySelector<HTMLInputElement>(`[data-key="${CSS.escape(event.key.toUpperCase())}"]`)?.click();
  });
  const focus = (): void => document.querySelector<HTMLElement>('h1')?.focus();
  addEventListener('message', (event) => {
    const told: { type?: unknown; embedId?: unknown } = Object(event.data);
    if (
      event.source === parent &&
      told.type === 'embed-focus' &&
      told.embedId === embedId &&
      document.activeElement === document.body
    )
      focus();
  });
  if (step !== '1') focus();
}

if (form) begin(form);
