/**
 * The rail: left edge of whatever has a state. `move` = your move, `wait` = waiting for someone else, `done`, `fail` =
 * failed or expired. It never stands alone: the text says the same.
 */
export type Rail = 'move' | 'wait' | 'done' | 'fail';

export const railClasses: Readonly<Record<Rail, string>> = {
  move: 'rail-move',
  wait: 'rail-wait',
  done: 'rail-done',
  fail: 'rail-fail',
};
