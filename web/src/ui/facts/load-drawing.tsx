/** A pallet with its boxes, or a parcel; higher where `share` of the highest that is allowed is more. Words beside it say the same. */
export function LoadDrawing({ kind, share }: { kind: 'PALLET' | 'PARCEL'; share: number }) {
  if (kind === 'PARCEL') {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 34 30"
        className="h-7.5 w-8.5 flex-none fill-none stroke-current"
        strokeWidth="2"
      >
        <path d="M2 6h30v22H2zM2 6l4-4h22l4 4M13 6h8v6h-8z" />
      </svg>
    );
  }
  const layers = Math.min(4, Math.max(1, Math.round(share * 5)));
  const top = 48 - layers * 11;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 46 58"
      className="h-14.5 w-11.5 flex-none fill-none stroke-current"
      strokeWidth="1.6"
    >
      {Array.from({ length: layers }, (_, layer) => top + layer * 11).map((y) => (
        <path key={y} d={`M3 ${y}h40v11H3zM16.3 ${y}v11M29.6 ${y}v11M8 ${y}v3h3v-3M21.5 ${y}v3h3v-3M35 ${y}v3h3v-3`} />
      ))}
      <path d="M1 49h44v3H1zM2 52v5h6v-5M19 52v5h8v-5M38 52v5h6v-5" className="fill-current" />
    </svg>
  );
}
