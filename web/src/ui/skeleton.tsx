import { cx } from './cx.ts';

const shapes = {
  line: 'h-4 w-full max-w-40',
  heading: 'h-8 w-64',
  notice: 'h-12 w-full',
  block: 'h-24 w-full',
  plate: 'h-26 w-full plate',
  chart: 'h-65 w-full',
  page: 'h-96 w-full',
} as const;

/** Holds the place of what is coming, in its final size. The region around it says that it is busy. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: keyof typeof shapes; count?: number }) {
  return placeholders(count).map((key) => (
    <span key={key} aria-hidden="true" className={cx('block rounded-badge bg-sunken', shapes[shape])} />
  ));
}

/** Keys for a number of places that hold nothing yet. */
export const placeholders = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
