/** The pattern sheet by its blocks' older names shows a page once more: search engines find the other one alone. */
export const isOnceMore = (slug: string): boolean => slug === 'patterns/deprecated';
