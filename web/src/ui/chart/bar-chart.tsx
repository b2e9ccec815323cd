/** Loaded where it is seen: import it by `lazy`. The figures stand in a table beside it, so it is hidden from readers. */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { chartTheme, dayLabel } from './chart-theme.ts';
import { useWidth } from './use-width.ts';

export interface DayBar {
  /** The first day, `2026-11-09`. */
  from: string;
  value: number;
}

const height = 260;
const margin = { top: 12, right: 12, bottom: 28, left: 64 };

/** One bar a span of days, from zero. */
export default function BarChart({ bars }: { bars: readonly DayBar[] }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const x = scaleBand({
    domain: bars.map(({ from }) => from),
    range: [margin.left, Math.max(margin.left, width - margin.right)],
    padding: 0.2,
  });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
    range: [height - margin.bottom, margin.top],
    nice: true,
  });
  const every = Math.max(1, Math.ceil(bars.length / Math.max(2, Math.floor(width / 90))));
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={5}
            {...chartTheme}
            tickFormat={(value) => Number(value).toLocaleString('en-GB', { notation: 'compact' })}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            tickValues={bars.filter((_, index) => index % every === 0).map(({ from }) => from)}
            {...chartTheme}
            tickFormat={(from) => dayLabel(new Date(`${from}T12:00:00Z`))}
          />
          {bars.map(({ from, value }) => (
            <Bar
              key={from}
              x={x(from) ?? 0}
              y={y(value)}
              width={x.bandwidth()}
              height={Math.max(0, height - margin.bottom - y(value))}
              fill="var(--color-brand)"
            />
          ))}
        </svg>
      )}
    </div>
  );
}
