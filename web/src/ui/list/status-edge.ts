/**
 * The rail: left edge of whatever has a state. `move` = your move, `wait` = waiting for someone else, `done`, `fail` =
 * failed or expired. It never stands alone: the text says the same.
 */
export type StatusEdge = 'move' | 'wait' | 'done' | 'fail';

export const statusEdgeClasses: Readonly<Record<StatusEdge, string>> = {
  move: 'rail-move',
  wait: 'rail-wait',
  done: 'rail-done',
  fail: 'rail-fail',
};
