/** Above it two people decide: minor units, the same in each currency. Exactly at it passes (domain page, section 13). */
export const fourEyesMinor = 10_000_000n;
