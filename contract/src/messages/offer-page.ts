/** Words of the page of one offer: its ruler of prices, what a price would bring, and what is in order. */
import { countLabel } from '../count-label.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;
/** "third"; from 10 on "rank 10". */
export const placeOf = (rank: number): string => places[rank - 1] ?? `rank ${countLabel(rank)}`;

export const offerPageWords = {
  ruler: {
    own: 'You ask',
    ownReduced: 'You ask, before reductions',
    floor: 'Your floor',
    first: '← comes first',
    place: placeOf,
  },
  tryAnswer: {
    rank: (price: string) => `Rank at ${price}`,
    reduced: (price: string) => `${price} after reductions`,
    nowRank: (rank: number) => `now ${rank}`,
    remains: (fee: string | null) => (fee === null ? 'You keep, after our fee' : `You keep, after our ${fee} fee`),
    ofOne: 'of one unit',
    asked: 'Asked for in 30 days',
    units: 'units, from you',
    floor: 'Above your floor',
    below: 'Below your floor',
    floorIs: (floor: string) => `floor ${floor}`,
    noFloor: 'No floor set',
  },
  inOrder: {
    title: 'Everything else is in order:',
    sellsTo: (market: string) => `You sell to ${market}`,
    valid: (day: string) => `List valid until ${day}`,
    reduced: (brand: string, share: string) => `${brand} reduced by ${share}`,
    notReduced: (brand: string) => `No reduction on ${brand}.`,
    reduce: 'Add one',
  },
  historyWinning: (price: string) => `Winning ${price}`,
  historyOwn: (price: string) => `You ${price}`,
} as const;
