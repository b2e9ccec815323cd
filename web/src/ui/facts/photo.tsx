/** Photos that people sent: small in a list, large when opened. `src` is an address of this page, such as a blob's. */

/** A small picture that opens the large one. Without `src` its place is kept while it loads. */
export function PhotoButton({ src, label, onPress }: { src: string | undefined; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="size-24 flex-none cursor-pointer overflow-hidden rounded-control border border-control bg-sunken"
    >
      {src && <img src={src} alt="" width={96} height={96} className="size-full object-cover" />}
    </button>
  );
}

/** The whole picture, as large as its container allows. */
export function Photo({ src, alt }: { src: string; alt: string }) {
  return <img src={src} alt={alt} className="max-h-[70dvh] max-w-full self-center object-contain" />;
}
