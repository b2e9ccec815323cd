import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { type StatusEdge, statusEdgeClasses } from '../list/status-edge.ts';

/**
 * The one plate of a page that says what to do next: time left, headline, buttons, and the amount it is about. Dark and with
 * a yellow edge where it is the reader's move; else as quiet as every other surface.
 */
export function MovePlate(props: {
  label: string;
  rail: StatusEdge;
  headline: string;
  /** What is urgent, such as the hours left; stands with a triangle. */
  warning?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  side?: ReactNode;
}) {
  const { label, rail, headline, warning, children, actions, side } = props;
  return (
    <section
      aria-label={label}
      data-rail={rail}
      {...(rail === 'move' ? { 'data-theme': 'dark' } : {})}
      className={cx('plate border border-line bg-surface text-ink', statusEdgeClasses[rail])}
    >
      <div className="grid gap-x-8 gap-y-4 p-4 pl-6 md:p-6 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-2 lg:col-span-2">
          {warning && (
            <div role="alert" className="flex flex-wrap items-center gap-2 font-semibold text-caution">
              <Icon name="alert-triangle" size={20} />
              {warning}
            </div>
          )}
          <h2 className="type-h1">{headline}</h2>
          {children}
          {actions && (
            <div className="flex flex-wrap items-center gap-3 pt-2 empty:hidden max-md:[&:not(:has(>:not(.hidden)))]:hidden">
              {actions}
            </div>
          )}
        </div>
        {side && (
          <div className="flex min-w-0 flex-col gap-1 border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6">
            {side}
          </div>
        )}
      </div>
    </section>
  );
}

/** The amount on a plate, with its name and what belongs to it. */
export function PlateAmount({ name, amount, children }: { name: string; amount: string; children?: ReactNode }) {
  return (
    <>
      <span className="type-small text-muted">{name}</span>
      <span className="type-figure">{amount}</span>
      {children && <div className="type-small text-muted">{children}</div>}
    </>
  );
}
