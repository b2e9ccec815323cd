/** Periods and shares of section 6 of the domain page. Working days are those of the seller's calendar. */
export const claimLimits = {
  /** Days after delivery in which a buyer may claim. */
  daysAfterDelivery: 15,
  /** Working days since the payment after which something not delivered may be claimed. */
  workingDaysUndelivered: 15,
  /** Working days without a carrier's scan after which a shipment counts as lost. */
  workingDaysWithoutScan: 15,
  /** The buyer has so many working days to complete the evidence, and is reminded after each of these. */
  evidenceWorkingDays: 4,
  reminderWorkingDays: [1, 3],
  sellerWorkingDays: 2,
  /** In which our people decide: the claim holds the payment. One day longer than a seller has to answer (decision 0035). */
  reviewWorkingDays: 3,
  /** For goods that are sent again. */
  reshipWorkingDays: 5,
  appealWorkingDays: 10,
  /** Of a month's sales value, in basis points: so much of claims is not deducted from the seller. */
  toleranceBasisPoints: 100,
  /** Hours until a file that was evaluated and never claimed with is forgotten. */
  unclaimedEvidenceHours: 24,
} as const;
