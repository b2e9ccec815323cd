/** Small pictures beside a sentence that says the same, so they are hidden from readers. No library: they are on the dashboard. */
const [width, height, gap] = [240, 48, 2];

/** One bar a value, from zero; the last stands out. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const step = width / Math.max(1, values.length);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="block h-12 w-full" aria-hidden="true">
      {values.map((value, index) => {
        const tall = Math.max(1, (value / top) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={index}
            x={index * step}
            y={height - tall}
            width={Math.max(1, step - gap)}
            height={tall}
            fill={index === values.length - 1 ? 'var(--color-brand)' : 'var(--color-muted)'}
          />
        );
      })}
    </svg>
  );
}

/** How much of a whole, from 0 to 1; in a place as high as the other picture's. */
export function Meter({ share }: { share: number }) {
  return (
    <div className="flex h-12 items-center">
      <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" className="block h-4 w-full" aria-hidden="true">
        <rect width={width} height={16} fill="var(--color-line)" />
        <rect width={width * share} height={16} fill="var(--color-brand)" />
      </svg>
    </div>
  );
}
