const asked = new Map<string, Promise<void>>();

/** Loads a script of others, once for the whole page. Rejects when it does not come: the page goes on without it. */
export function loadScript(src: string): Promise<void> {
  const known = asked.get(src);
  if (known) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('A script did not load')));
    document.head.append(script);
  });
  asked.set(src, coming);
  return coming;
}
