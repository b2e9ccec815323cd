/**
 * Places that many want: whoever holds as many as are free gets no more. So one alone has half of them at most, and the
 * next finds half of the rest.
 */
export type FairShare = {
  /** Takes one for whom it is; false when there is none, or they have their share. */
  take(whose: string): boolean;
  giveBack(whose: string): void;
};

export function fairShare(places: number): FairShare {
  const held = new Map<string, number>();
  let free = places;
  return {
    take: (whose) => {
      const mine = held.get(whose) ?? 0;
      if (mine >= free) return false;
      held.set(whose, mine + 1);
      free -= 1;
      return true;
    },
    giveBack: (whose) => {
      const mine = held.get(whose) ?? 0;
      if (mine === 0) return;
      if (mine === 1) held.delete(whose);
      else held.set(whose, mine - 1);
      free += 1;
    },
  };
}
