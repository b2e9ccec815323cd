/** Highest page the API answers. */
const lastPage = 2_000;

/** The page of a list from its URL; anything that is no page number is the first. */
export function pageFrom(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
