/** Loaded where it is seen: import it by `lazy`. The figures stand in a table beside it, so it is hidden from readers. */
import { useId } from 'react';
import { chartTheme } from './chart-theme.ts';
import { farthest, layoutSquares, lookOf, nearShare, type Priced } from './square-layout.ts';
import { useWidth } from './use-width.ts';

export interface PriceSquare extends Priced {
  id: string;
  /** Names it in the rows beside. */
  letter?: string | undefined;
  /** It wins again within the floor, or only below it. */
  move: 'MATCH' | 'FLOOR' | null;
}

interface SquaresProps {
  offers: readonly PriceSquare[];
  /** What stands over both parts, and below the scale. */
  words: { near: string; far: string; winning: string; above: (percent: number) => string };
}

const height = 250;
const ground = 222;
const roof = 26;
/** Narrower than this, a letter does not fit in. */
const lettered = 18;

/** Distance from the edge is how far above the winning price, area is value. */
export default function PriceSquares({ offers, words }: SquaresProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const hatch = useId();
  const edge = (nearShare / farthest) * width;
  const placed = layoutSquares(offers, width, ground - roof);
  const text = chartTheme.tickLabelProps;
  const isWide = width >= 480;
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="fill-surface" />
            <rect width="2" height="6" className="fill-signal-edge" />
          </pattern>
          <rect x={0} y={roof - 6} width={edge} height={ground - roof + 6} className="fill-signal-tint" />
          <text x={0} y={14} {...text} fontWeight={700}>
            {words.near}
          </text>
          {isWide && (
            <text x={edge + 12} y={14} {...text} fontWeight={700}>
              {words.far}
            </text>
          )}
          {offers.map((offer, index) => (
            <Square key={offer.id} offer={offer} place={placed[index]} hatch={hatch} />
          ))}
          <path d={`M0 ${roof - 6}V${ground}H${width}`} className="fill-none stroke-ink stroke-2" />
          <text x={0} y={height - 8} {...text}>
            {words.winning}
          </text>
          {(isWide ? [5, 10, 15, 20] : [10, 20]).map((percent) => (
            <text
              key={percent}
              x={(percent / 100 / farthest) * width}
              y={height - 8}
              textAnchor={percent === 20 ? 'end' : 'middle'}
              {...text}
            >
              {words.above(percent)}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

interface OneSquare {
  offer: PriceSquare;
  place: { x: number; y: number; side: number } | undefined;
  hatch: string;
}

function Square({ offer: { isNear, letter, move }, place, hatch }: OneSquare) {
  if (!place) return null;
  const { x, y, side } = place;
  const look = lookOf(isNear, move);
  return (
    <>
      <rect
        x={x + 0.5}
        y={ground - y - side + 0.5}
        width={side - 1}
        height={side - 1}
        className={looks[look]}
        {...(look === 'FLOOR' && { fill: `url(#${hatch})` })}
      />
      {letter && side >= lettered && (
        <text
          x={x + side / 2}
          y={ground - y - side / 2 + 4}
          textAnchor="middle"
          {...chartTheme.tickLabelProps}
          fontWeight={700}
          fill={letterFills[look]}
        >
          {letter}
        </text>
      )}
    </>
  );
}

const looks = {
  MATCH: 'fill-signal stroke-signal-edge',
  FLOOR: 'stroke-signal-edge',
  still: 'fill-surface stroke-control',
  far: 'fill-control',
} as const;
const letterFills = {
  MATCH: 'var(--color-on-signal)',
  FLOOR: 'var(--color-ink)',
  still: 'var(--color-ink)',
  far: 'var(--color-surface)',
} as const;
