/** Words about changes that arrive by themselves. */
export const liveMessages = {
  too_many_streams: 'Quayside is open in too many tabs. Close some, then reload.',
  changedByOther: 'Somebody else changed this order just now. You see the newest state.',
  changedByItself: 'This order changed just now. You see the newest state.',
} as const;
