/** A sweep takes up what waits, one after the other: one that fails keeps no other waiting, and is told once all were tried. */

type Work<T> = (one: T) => Promise<unknown>;

/**
 * Does `work` for each. `what` says how those that fail are left: "orders have no invoice yet".
 *
 * @throws AggregateError with how many failed and what each failed with
 */
export const eachOf = <T>(what: string, all: Iterable<T>, work: Work<T>): Promise<void> => {
  const every = [...all];
  return eachOfPages(what, { page: async () => every, size: Number.POSITIVE_INFINITY }, work);
};

/** Pages of at most `size`; `page` gives what comes after the last one tried, at first after nothing. */
type Pages<T> = { readonly page: (last: T | undefined) => Promise<readonly T[]>; readonly size: number };

/** The same for more than is held at once, page by page. */
export async function eachOfPages<T>(what: string, { page, size }: Pages<T>, work: Work<T>): Promise<void> {
  const failures: unknown[] = [];
  let tried = 0;
  let found = await page(undefined);
  while (found.length > 0) {
    for (const one of found) await work(one).catch((error: unknown) => failures.push(error));
    tried += found.length;
    found = found.length < size ? [] : await page(found.at(-1));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${tried} ${what}`);
}
