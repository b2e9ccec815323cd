/** Brands are reference data: one comes with the first of its products. */
import { eq } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { brands } from './brands.tables.ts';

/** The brand of that slug, under the name it is known by; made where there is none. */
export async function brandCalled(
  db: Db,
  { slug, name }: { readonly slug: string; readonly name: string },
): Promise<{ id: string; name: string }> {
  const [made] = await db
    .insert(brands)
    .values({ id: newId(), slug, name })
    .onConflictDoNothing()
    .returning({ id: brands.id, name: brands.name });
  if (made) return made;
  const [known] = await db.select({ id: brands.id, name: brands.name }).from(brands).where(eq(brands.slug, slug));
  if (!known) throw new Error(`The brand ${slug} is neither new nor known`);
  return known;
}
