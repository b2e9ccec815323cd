interface Page<Row> {
  count: number;
  results: Row[];
}

/** The largest page that a list answers. */
const size = 100;
/** Pages asked for at most: far more than a list that a screen shows whole ever has. */
const mostPages = 20;

/** All rows of a short list that a screen shows whole, page by page. */
export async function wholeList<Row>(
  ask: (query: { page: number; size: number }) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const { count, results } = await ask({ page: 1, size });
  const rows = [...results];
  for (let page = 2; rows.length < count && page <= mostPages; page += 1)
    rows.push(...(await ask({ page, size })).results);
  return { count, results: rows };
}
