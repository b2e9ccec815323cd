/** Targets smaller than `least` pixels, in a part of the page if one is named; but for links within a line of text, and what is only heard (WCAG 2.5.8). */
export function smallTargets(asked: number | { least: number; within: string }): string[] {
  const { least, within } = typeof asked === 'number' ? { least: asked, within: 'html' } : asked;
  const inText = (element: Element) =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const isOf = (element: Element, type: string) => element instanceof HTMLInputElement && element.type === type;
  /** The label belongs to its box; the link of a row covers the row. */
  const areaOf = (element: Element) => {
    const label = isOf(element, 'checkbox') || isOf(element, 'radio') ? element.closest('label') : null;
    const row = getComputedStyle(element, '::after').position === 'absolute' ? element.closest('[data-row], li') : null;
    return (label ?? row ?? element).getBoundingClientRect();
  };
  const isHeard = (element: Element | null): boolean =>
    element !== null &&
    ((element.getBoundingClientRect().width <= 1 && getComputedStyle(element).display !== 'contents') ||
      isHeard(element.parentElement));
  return [
    ...document.querySelectorAll(
      `${within} :is(a[href], button, input, select, textarea, summary, [role=button], [role=menuitem])`,
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !inText(element) &&
        !isHeard(element),
    )
    .map((element) => ({ element, area: areaOf(element) }))
    .filter(({ area }) => area.width > 1 && area.height > 1 && (area.width < least || area.height < least))
    .map(
      ({ element, area }) =>
        `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${area.width.toFixed(0)}×${area.height.toFixed(0)}`,
    );
}
