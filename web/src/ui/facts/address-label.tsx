import type { ReactNode } from 'react';

/** An address as on a pallet's label: town and postcode first. */
export function AddressLabel({ town, code, lines }: { town: string; code: string; lines: readonly ReactNode[] }) {
  return (
    <div className="flex flex-col gap-1 border-2 border-ink p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
        <span className="type-h2">{town}</span>
        <span className="type-h3 font-mono">{code}</span>
      </div>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no names, and never change their order
        <span key={index} className="wrap-break-word">
          {line}
        </span>
      ))}
    </div>
  );
}
