/** The GTINs in what was typed: separated by commas, semicolons or blanks, each once. */
export const gtinsIn = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter((one) => one !== ''))];
