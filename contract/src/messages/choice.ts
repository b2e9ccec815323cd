/** What a visitor may choose about other hosts and counting. Apart: the portal carries it where a frame of reviews is configured alone. */
export const choiceMessages = {
  settings: 'Cookie settings',
  settingsTitle: 'Change your answer',
  settingsText: 'You can change your answer at any time. A no removes what a yes had kept in this browser.',
  /** `host`: of the service. */
  reviewsText: (host: string) =>
    `The reviews are a frame of ${host}. Nothing is asked of that host until you press; then it learns your network address.`,
  reviewsShow: 'Show the reviews',
  reviewsFrame: 'Customer reviews',
} as const;
