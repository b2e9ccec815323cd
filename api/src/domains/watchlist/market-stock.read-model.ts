/** How much others have of a product, as a seller is told: in steps, so that nobody learns a rival's stock (decision 0021). */
import { type SQL, sql } from 'drizzle-orm';

const steps = [1, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

/** The lower end of the step that the units lie in; `units` is a sum in SQL, which may be null. */
export const inSteps = (units: SQL): SQL =>
  sql`coalesce((select max(step) from unnest(${sql.raw(`array[${steps.join(',')}]`)}) step where step <= ${units}), 0)`;
