/** Words of the ways to end a price reduction: one in force ends, one that has not begun is cancelled. */
export const reductionEndWords = {
  remove: 'End reduction',
  removeOf: (brand: string) => `End reduction of ${brand}`,
  removeText: 'Prices of this brand return at once to what they were.',
  removed: 'Reduction ended',
  keep: 'Keep reduction',
  drop: 'Cancel reduction',
  dropOf: (brand: string) => `Cancel reduction of ${brand}`,
  dropText: 'It will not begin. Prices of this brand stay as they are.',
  dropped: 'Reduction cancelled',
} as const;
