/** How long credit may run: the domain page, section 10. */
export const creditDays = [14, 30, 60] as const;
