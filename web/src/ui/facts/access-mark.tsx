import { HiddenText } from '../text.tsx';

/** Solid: may change. Hollow: may read. A dash: neither. `label` says it to those who don't see the mark. */
export function AccessMark({ access, label }: { access: 'change' | 'read' | 'nothing'; label: string }) {
  const mark = { change: 'size-4 bg-ink', read: 'size-4 border-2 border-ink', nothing: 'h-0.5 w-2.5 bg-control' };
  return (
    <span className="inline-flex size-5 items-center justify-center">
      <span aria-hidden="true" className={mark[access]} />
      {label !== '' && <HiddenText>{label}</HiddenText>}
    </span>
  );
}
