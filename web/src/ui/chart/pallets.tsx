/** Loaded where it is seen: import it by `lazy`. The figures stand in a table beside it, so it is hidden from readers. */
import { boxesOf, layersOf, placeOf } from './boxes.ts';
import { chartTheme, dayLabel } from './chart-theme.ts';
import { useWidth } from './use-width.ts';

export interface Pallet {
  /** The first day, `2026-11-09`. */
  from: string;
  value: number;
  /** A bar across: what the same week of the period before came to. */
  before: number;
  /** It has not ended: its boxes are hollow. */
  isOpen: boolean;
}

const height = 260;
const ground = 222;
const layer = 13;
/** Narrower than this, figures over pallets run into each other. */
const narrowestFigure = 34;

/** One pallet a week, three boxes to a layer. No axis: the figures stand on the pallets. */
export default function Pallets({ pallets, size }: { pallets: readonly Pallet[]; size: number }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const step = pallets.length === 0 ? 0 : width / pallets.length;
  const wide = Math.min(54, step * 0.76);
  const every = Math.max(1, Math.ceil(52 / Math.max(1, step)));
  const best = Math.max(...pallets.map(({ value }) => value));
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {pallets.map((pallet, index) => (
            <g key={pallet.from} transform={`translate(${step * index + (step - wide) / 2} 0)`}>
              <Boxes pallet={pallet} size={size} wide={wide} />
              {pallet.before > 0 && (
                <rect
                  x={-3}
                  y={ground - 5 - layersOf(pallet.before, size) * layer - 1.5}
                  width={wide + 6}
                  height={3}
                  className="fill-ink stroke-surface"
                />
              )}
              {pallet.value > 0 && (step >= narrowestFigure || pallet.value === best) && (
                <text
                  x={wide / 2}
                  y={topOf(pallet, size) - 7}
                  textAnchor="middle"
                  {...chartTheme.tickLabelProps}
                  {...(pallet.value === best ? { fill: 'var(--color-ink)', fontWeight: 700 } : {})}
                >
                  {pallet.value.toLocaleString('en-GB', { notation: 'compact', maximumFractionDigits: 1 })}
                </text>
              )}
              {index % every === 0 && (
                <text x={wide / 2} y={height - 12} textAnchor="middle" {...chartTheme.tickLabelProps}>
                  {dayLabel(new Date(`${pallet.from}T12:00:00Z`))}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

/** Where the figure stands: above the boxes and above the bar of the week before. */
const topOf = ({ value, before }: Pallet, size: number): number =>
  ground - 5 - Math.max(Math.ceil(boxesOf(value, size) / 3), layersOf(before, size)) * layer;

function Boxes({ pallet: { value, isOpen }, size, wide }: { pallet: Pallet; size: number; wide: number }) {
  const box = wide / 3;
  const gap = box > 6 ? 1.5 : 0.75;
  return (
    <>
      {Array.from({ length: boxesOf(value, size) }, (_, index) => placeOf(index)).map(({ layer: at, place }) => (
        <rect
          key={`${at} ${place}`}
          x={place * box + gap / 2}
          y={ground - 5 - (at + 1) * layer + gap / 2}
          width={Math.max(1, box - gap)}
          height={layer - gap}
          className={isOpen ? 'fill-transparent stroke-brand' : 'fill-brand'}
        />
      ))}
      <path
        d={`M0 ${ground - 3}h${wide}M1 ${ground}h3M${wide / 2 - 2} ${ground}h4M${wide - 4} ${ground}h3`}
        className="stroke-ink stroke-2"
      />
    </>
  );
}
