/** Words about changes that arrive by themselves. */
export const liveMessages = {
  too_many_streams: 'Quayside is open in too many tabs. Close some, then reload.',
  changedByOther: 'Somebody else just changed this order. You’re looking at the latest version.',
  changedByItself: 'This order just changed. You’re looking at the latest version.',
} as const;
