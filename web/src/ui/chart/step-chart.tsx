/** Loaded where it is seen: import it by `lazy`. The figures stand in a table beside it, so it is hidden from readers. */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { curveStepAfter } from '@visx/curve';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { chartTheme, dayLabel } from './chart-theme.ts';
import { useWidth } from './use-width.ts';

export interface StepPoint {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

const height = 260;
const margin = { top: 12, right: 12, bottom: 28, left: 56 };

/** A value that stays until it changes, such as a price. The last point reaches to `until`. */
export default function StepChart({ points, until }: { points: readonly StepPoint[]; until: number }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const last = points.at(-1);
  const drawn = last ? [...points, { at: until, value: last.value }] : [];
  const values = drawn.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.15, high * 0.02);
  const x = scaleTime({
    domain: [drawn[0]?.at ?? until, until],
    range: [margin.left, Math.max(margin.left, width - margin.right)],
  });
  const y = scaleLinear({ domain: [low - room, high + room], range: [height - margin.bottom, margin.top], nice: true });
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && last && (
        <svg width={width} height={height} aria-hidden="true">
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={5}
            {...chartTheme}
            tickFormat={(value) => Number(value).toFixed(2)}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            numTicks={Math.max(2, Math.floor(width / 160))}
            {...chartTheme}
            tickFormat={(value) => dayLabel(value instanceof Date ? value : new Date(Number(value)))}
          />
          <LinePath
            data={drawn}
            x={({ at }) => x(at)}
            y={({ value }) => y(value)}
            curve={curveStepAfter}
            stroke="var(--color-brand)"
            strokeWidth={2}
          />
        </svg>
      )}
    </div>
  );
}
