/** Words of the view that our people have of a company. */
export const viewingMessages = {
  label: 'View of a company',
  banner: (company: string, until: string) =>
    `You see ${company} as its own people do, until ${until}. What you do stands in its audit log under your name. Payments, bank, passwords, team and keys stay closed.`,
  end: 'End the view',
  endFailed: "We couldn't end the view. Try again.",
  title: 'See it as the company does',
  text: 'For half an hour you see every page as its owner does, without payments, bank, passwords, team and keys. The company reads in its audit log that it was you, and why.',
  reason: 'Reason',
  reasonHint: 'Such as the number of a ticket.',
  reasonNeeded: 'Say why, in at least three letters.',
  start: 'View as company',
  startFailed: "We couldn't open the view. Try again.",
} as const;
