import { digitGroups } from './digit-groups.ts';

/** A whole number as people read it: `12480` is `12,480`. */
export const countLabel = (count: number): string => `${count < 0 ? '−' : ''}${digitGroups(String(Math.abs(count)))}`;
