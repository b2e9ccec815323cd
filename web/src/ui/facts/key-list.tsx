/** Keys and what they do. Keys in a row are pressed one after the other. */
export function KeyList({ items }: { items: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <dl className="flex flex-col">
      {items.map((item) => (
        <div
          key={item.does}
          className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0"
        >
          <dt className="flex gap-1">
            {item.keys.map((key) => (
              <kbd
                key={key}
                className="type-code inline-flex min-h-7 min-w-7 items-center justify-center rounded-badge border border-control bg-sunken px-1.5"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="text-right">{item.does}</dd>
        </div>
      ))}
    </dl>
  );
}
