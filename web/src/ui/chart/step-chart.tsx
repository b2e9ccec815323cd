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

interface Props {
  points: readonly StepPoint[];
  /** The last point reaches to it. */
  until: number;
  /** Stands at the end of the steps. */
  name: string;
  /** Another value as it is now. */
  line?: { value: number; name: string };
}

/** A value that stays until it changes, such as a price, and one to hold it against. */
export default function StepChart({ points, until, name, line }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const last = points.at(-1);
  const drawn = last ? [...points, { at: until, value: last.value }] : [];
  const values = [...drawn.map(({ value }) => value), ...(line ? [line.value] : [])];
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
          <Rules scale={y} until={width - margin.right} />
          {line && (
            <Level y={y(line.value)} width={width} name={line.name} isAbove={line.value > last.value} isDashed />
          )}
          <Level y={y(last.value)} width={width} name={name} isAbove={!line || line.value <= last.value} />
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

/** A fine line at each figure of the left axis. */
function Rules({
  scale,
  until,
}: {
  scale: { ticks: (count: number) => number[]; (value: number): number };
  until: number;
}) {
  return (
    <g stroke="var(--color-line)">
      {scale.ticks(5).map((value) => (
        <line key={value} x1={margin.left} x2={until} y1={scale(value)} y2={scale(value)} />
      ))}
    </g>
  );
}

/** A name at the right end of a height; `isDashed`: with a line across. */
function Level(props: { y: number; width: number; name: string; isAbove: boolean; isDashed?: boolean }) {
  const { y, width, name, isAbove, isDashed = false } = props;
  const right = width - margin.right;
  return (
    <g>
      {isDashed && (
        <line
          x1={margin.left}
          x2={right}
          y1={y}
          y2={y}
          stroke="var(--color-ink)"
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      )}
      <text
        x={right}
        y={isAbove ? y - 7 : y + 17}
        textAnchor="end"
        fill="var(--color-ink)"
        fontSize={13}
        fontWeight={700}
      >
        {name}
      </text>
    </g>
  );
}
