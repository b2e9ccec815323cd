/** A frame of customer reviews (LAY-09): cut off from the page and its storage, told of no address, its room kept. */
export const frameLook = {
  sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  referrerPolicy: 'no-referrer',
  loading: 'lazy',
  className: 'h-[120px] w-full',
} as const;

/** In place of the card that says what would load. Never call it before a yes. */
function showReviewsFrame(card: HTMLElement): void {
  const { reviewsFrame, title } = card.dataset;
  if (!reviewsFrame) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', frameLook.sandbox);
  frame.referrerPolicy = frameLook.referrerPolicy;
  frame.loading = frameLook.loading;
  frame.className = frameLook.className;
  frame.title = title ?? '';
  frame.src = reviewsFrame;
  card.replaceWith(frame);
}

/** Everything that a page shows in a card until the visitor agreed. */
export function showReviewsFrames(): void {
  for (const card of document.querySelectorAll<HTMLElement>(cards)) showReviewsFrame(card);
}

/** A press on a card is a yes to its host alone. */
export function showReviewsOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    const card = target instanceof Element && target.closest('button')?.closest<HTMLElement>(cards);
    if (card) showReviewsFrame(card);
  });
}

const cards = '[data-reviews-frame]';
