/** Loaded where it is seen: import it by `lazy`. The figures stand in a table beside it, so it is hidden from readers. */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { type BarTone, barColours, chartTheme } from './chart-theme.ts';
import { useWidth } from './use-width.ts';

export interface StackedBar {
  label: string;
  /** From the ground up, in the order of the tones. */
  parts: readonly number[];
  /** A line across the bar, such as what is usual. */
  mark?: number | null;
}

const height = 240;
const margin = { top: 24, right: 8, bottom: 28, left: 44 };
/** Whole numbers on the axis of a chart of few. */
const lowestTop = 4;
/** Narrower than this, a number over the bar runs into its neighbour. */
const narrowestNumber = 26;

/** One bar a group, parts on top of each other, with their sum above. */
export default function StackedBars({
  bars,
  tones,
  label = String,
  goal,
}: {
  bars: readonly StackedBar[];
  tones: readonly BarTone[];
  /** A line across all bars that they should stay below. */
  goal?: number;
  /** What is written over a bar, and on the axis. */
  label?: (value: number) => string;
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const hatch = useId();
  const x = scaleBand({
    domain: bars.map((bar) => bar.label),
    range: [margin.left, Math.max(margin.left, width - margin.right)],
    padding: 0.25,
  });
  const tops = bars.map(({ parts, mark }) => Math.max(sum(parts), mark ?? 0));
  const y = scaleLinear({
    domain: [0, Math.max(lowestTop, goal ?? 0, ...tops)],
    range: [height - margin.bottom, margin.top],
    nice: true,
  });
  const every = Math.max(1, Math.ceil(bars.length / Math.max(2, Math.floor(width / 64))));
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <Hatch id={hatch} />
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={4}
            {...chartTheme}
            tickFormat={(value) => label(Number(value))}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            tickValues={bars.filter((_, index) => index % every === 0).map((bar) => bar.label)}
            {...chartTheme}
          />
          {bars.map((bar) => (
            <OneBar
              key={bar.label}
              bar={bar}
              place={{ x: x(bar.label) ?? 0, width: x.bandwidth(), y }}
              fills={tones.map((tone) => (tone === 'hatch' ? `url(#${hatch})` : barColours[tone]))}
              label={x.bandwidth() < narrowestNumber ? null : label}
            />
          ))}
          {goal !== undefined && (
            <line
              x1={margin.left}
              x2={width - margin.right}
              y1={y(goal)}
              y2={y(goal)}
              stroke="var(--color-caution)"
              strokeWidth={2}
              strokeDasharray="6 4"
            />
          )}
        </svg>
      )}
    </div>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface BarProps {
  bar: StackedBar;
  place: { x: number; width: number; y: (value: number) => number };
  fills: readonly string[];
  label: ((value: number) => string) | null;
}

function OneBar({ bar: { parts, mark }, place: { x, width, y }, fills, label }: BarProps) {
  const total = sum(parts);
  return (
    <g>
      {parts.map((part, index) => {
        const below = sum(parts.slice(0, index));
        return part === 0 ? null : (
          <rect
            key={fills[index]}
            x={x}
            y={y(below + part)}
            width={width}
            height={y(below) - y(below + part)}
            fill={fills[index]}
            stroke="var(--color-brand)"
            strokeWidth={fills[index]?.startsWith('url') ? 1 : 0}
          />
        );
      })}
      {mark != null && mark > 0 && (
        <line x1={x - 3} x2={x + width + 3} y1={y(mark)} y2={y(mark)} stroke="var(--color-caution)" strokeWidth={3} />
      )}
      {label && total > 0 && (
        <text x={x + width / 2} y={y(total) - 6} textAnchor="middle" {...chartTheme.tickLabelProps}>
          {label(total)}
        </text>
      )}
    </g>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--color-surface)" />
        <rect width="3" height="6" fill="var(--color-brand)" />
      </pattern>
    </defs>
  );
}
