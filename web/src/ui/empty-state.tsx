import type { ReactNode } from 'react';

/** Nothing here: one line drawing made of the mark's strokes, one sentence, one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 border border-line bg-surface px-4 py-12 text-center">
      <svg
        viewBox="0 0 96 64"
        width="96"
        height="64"
        fill="none"
        strokeWidth="3"
        strokeLinecap="square"
        aria-hidden="true"
        className="stroke-control"
      >
        <path d="M3 61h90M12 61V21h40v12M52 33h-28v28M60 61V45h24v16" />
        <path d="M44 26l30 30" className="stroke-signal-edge" />
      </svg>
      <p className="type-h3 max-w-[52ch]">{title}</p>
      {children && <div className="max-w-[52ch] text-muted">{children}</div>}
      {action}
    </div>
  );
}
