/**
 * The rail: left edge of whatever has a state. `move` = your move, `wait` = waiting for someone else, `done`, `fail` =
 * failed or expired. It never stands alone: the text says the same.
 */
export type Rail = 'move' | 'wait' | 'done' | 'fail';

export const railClasses: Readonly<Record<Rail, string>> = {
  move: 'rail-move pl-[5px]',
  wait: 'rail-wait pl-[5px]',
  done: 'rail-done pl-[5px]',
  fail: 'rail-fail pl-[5px]',
};
