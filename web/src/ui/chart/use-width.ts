import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, 0 until it is laid out. */
export function useWidth<Shown extends HTMLElement>(): [RefObject<Shown | null>, number] {
  const ref = useRef<Shown>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const shown = ref.current;
    if (!shown) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
