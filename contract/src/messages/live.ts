/** Words about changes that arrive by themselves. */
export const liveMessages = {
  too_many_streams: 'Too many pages are listening for this account. Close some, or ask again later.',
  changedByOther: 'Somebody else changed this order just now. You see the newest state.',
  changedByItself: 'This order changed just now. You see the newest state.',
} as const;
