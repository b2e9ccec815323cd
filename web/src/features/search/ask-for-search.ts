/** The key that opens the search reaches it from anywhere, without the shell knowing how it is made. */
const event = 'quayside:search';

/** Opens the search bar; false when this page has none. */
export const askForSearch = (): boolean => !window.dispatchEvent(new Event(event, { cancelable: true }));

/** Calls `open` each time somebody asks; the answer ends it. */
export function onSearchAsked(open: () => void): () => void {
  const listener = (asked: Event) => {
    asked.preventDefault();
    open();
  };
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
