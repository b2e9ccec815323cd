/** Trustpilot's widgets (INTG-04): the script comes with the first one that is nearly seen; until then its link stands. */
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (element: Element, isForced: boolean) => void };
  }
}

const script = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js';
const nearBy = '400px';

/** For whoever agreed. Each widget of the page is filled once. */
export function loadReviews(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) show(target, observer);
    },
    { rootMargin: nearBy },
  );
  for (const widget of document.querySelectorAll('.trustpilot-widget:not([data-shown])')) observer.observe(widget);
}

function show(widget: Element, observer: IntersectionObserver): void {
  observer.unobserve(widget);
  widget.setAttribute('data-shown', '');
  loadScript(script).then(
    () => window.Trustpilot?.loadFromElement(widget, true),
    () => undefined,
  );
}
