/**
 * The last changes this process heard of. Notifications reach every process in the order of their commits, so an id
 * known to one is known to all that listened then.
 */
import { newId } from '../../kernel/ids.ts';
import type { Change } from '../../platform/db/changes.repository.ts';

/** About a megabyte; a page that was away for longer asks for everything again. */
const longest = 4_000;

export type ChangeLog = {
  add(change: Change): void;
  /** The place to go on from: the newest change, or the beginning of this log. */
  place(): string;
  /** What came after that place; null when it is not known any more. */
  after(place: string): readonly Change[] | null;
  /** What came within the last so many milliseconds; null when the log does not reach that far back. */
  within(milliseconds: number): readonly Change[] | null;
  /** Begins anew: what comes next follows on nothing. */
  forget(): void;
};

/** `now` counts milliseconds, and never goes back. */
export function changeLog(now: () => number = () => performance.now()): ChangeLog {
  let kept: { readonly change: Change; readonly at: number }[] = [];
  /** Before `kept`: its own beginning, or the change that was cut off last. */
  let beginning = { id: newId(), at: now() };
  const from = (index: number) => kept.slice(index).map(({ change }) => change);
  return {
    add: (change) => {
      kept.push({ change, at: now() });
      // In halves: cutting off one at a time would copy the list with each change.
      if (kept.length < longest * 2) return;
      const last = kept[longest - 1];
      if (last) beginning = { id: last.change.id, at: last.at };
      kept = kept.slice(longest);
    },
    place: () => kept.at(-1)?.change.id ?? beginning.id,
    after: (place) => {
      if (place === beginning.id) return from(0);
      const index = kept.findLastIndex(({ change }) => change.id === place);
      return index < 0 ? null : from(index + 1);
    },
    within: (milliseconds) => {
      const since = now() - milliseconds;
      return since < beginning.at ? null : from(kept.findLastIndex(({ at }) => at <= since) + 1);
    },
    forget: () => {
      kept = [];
      beginning = { id: newId(), at: now() };
    },
  };
}
