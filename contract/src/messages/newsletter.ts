/** Words of the pages that links of newsletter mails lead to. */
export const newsletterMessages = {
  newsletter_link_invalid: 'This link is not one of ours. Subscribe once more to get a new one.',
  steps: {
    confirm: {
      title: 'Market notes, twice a month',
      ask: 'Press the button, and the market notes come to your address.',
      button: 'Send me the market notes',
      done: 'Thank you. You are on the list.',
    },
    leave: {
      title: 'Leave the market notes',
      ask: 'Press the button, and no market notes come to your address any more.',
      button: 'Leave the list',
      done: 'You are off the list. No more market notes come to your address.',
    },
  },
  failed: 'Something went wrong. Please try again.',
} as const;
