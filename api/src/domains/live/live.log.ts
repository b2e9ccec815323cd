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
  /** Begins anew: what comes next follows on nothing. */
  forget(): void;
};

export function changeLog(): ChangeLog {
  let kept: Change[] = [];
  /** Before `kept`: its own beginning, or the change that was cut off last. */
  let beginning = newId();
  return {
    add: (change) => {
      kept.push(change);
      // In halves: cutting off one at a time would copy the list with each change.
      if (kept.length < longest * 2) return;
      beginning = kept[longest - 1]?.id ?? beginning;
      kept = kept.slice(longest);
    },
    place: () => kept.at(-1)?.id ?? beginning,
    after: (place) => {
      if (place === beginning) return kept;
      const index = kept.findLastIndex((one) => one.id === place);
      return index < 0 ? null : kept.slice(index + 1);
    },
    forget: () => {
      kept = [];
      beginning = newId();
    },
  };
}
