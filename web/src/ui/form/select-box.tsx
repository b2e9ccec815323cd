import { cx } from '../cx.ts';

/** The checkbox of a table's row or head. Its target reaches beyond the box and lies above the row's link. */
export function SelectBox({
  label,
  isSelected,
  isPartly = false,
  onToggle,
}: {
  label: string;
  isSelected: boolean;
  isPartly?: boolean;
  onToggle: () => void;
}) {
  return (
    <label
      className={cx(
        'relative z-10 -m-2 flex size-9 cursor-pointer items-center justify-center',
        'pointer-coarse:-m-3 pointer-coarse:size-11',
      )}
    >
      <input
        type="checkbox"
        data-select
        aria-label={label}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={onToggle}
        className="size-5 cursor-pointer accent-brand"
      />
    </label>
  );
}
