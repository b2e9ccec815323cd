import wall from './drawings/wall-404.svg?url';

/** The wall of containers with one empty place, across the page; cut at its sides where there is no room, never at that place. */
export function Wall({ alt }: { alt: string }) {
  return (
    <img
      src={wall}
      alt={alt}
      width={1204}
      height={478}
      decoding="async"
      className="block h-[420px] w-full object-cover object-[56%_50%] md:h-[478px] lg:h-auto"
    />
  );
}
