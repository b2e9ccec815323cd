import type { ReactNode } from 'react';

export interface Figure {
  name: string;
  figure: ReactNode;
  note?: string | undefined;
}

/** Large figures side by side, each with its name and a note; two by two on phones. What is to be done stands at the end. */
export function FigureRow({ figures, action }: { figures: readonly Figure[]; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <dl className="grid min-w-0 flex-1 basis-[36rem] grid-cols-2 gap-y-4 lg:grid-cols-4">
        {figures.map(({ name, figure, note }) => (
          <div
            key={name}
            className="flex min-w-0 flex-col gap-1 border-line px-3 even:border-l max-lg:odd:pl-0 lg:first:pl-0 lg:not-first:border-l"
          >
            <dt className="type-small text-muted">{name}</dt>
            <dd className="type-figure text-[1.75rem] whitespace-nowrap md:text-[2rem]">{figure}</dd>
            {note && <dd className="type-small type-num text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      {action && <div className="flex flex-wrap items-end gap-3 max-md:w-full">{action}</div>}
    </div>
  );
}
