/** Highest page the API answers. */
const lastPage = 2_000;

/** The page of a list from its URL; anything that is no page number is the first. */
export function pageFrom(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** A list's page in its path's query; the first one has no name of its own. */
export const pagePart = (page: number): { page?: string } => (page === 1 ? {} : { page: String(page) });

/** A list's page as the API's parameter; the first one is not named. */
export const pageAsked = (page: number): { page?: number } => (page === 1 ? {} : { page });

/** The path of a list's page where nothing else stands in the query. */
export const pagedPath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
