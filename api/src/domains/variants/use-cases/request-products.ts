/** Somebody misses products or a brand (BUY-02, BUY-03); staff answer. */
import { personOf } from '../../../kernel/actor.ts';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { insertRequest } from '../requests.repository.ts';
import { refuse } from '../variants.errors.ts';

type Answer = { readonly qid: string; readonly status: 'OPEN' };

/** Refuses with `invalid_gtins`, which lists what is none. */
export async function requestProducts(
  write: Write,
  { gtins, note }: { readonly gtins: readonly string[]; readonly note?: string | undefined },
): Promise<Answer> {
  const invalid = gtins.filter((gtin) => normaliseGtin(gtin) === null);
  if (invalid.length > 0) throw refuse('invalid_gtins', { invalidGtins: invalid });
  const wanted = [...new Set(gtins.flatMap((gtin) => normaliseGtin(gtin) ?? []))];
  return add(write, { kind: 'PRODUCT', text: note ?? '', gtins: wanted });
}

export function requestBrand(
  write: Write,
  { name, note }: { readonly name: string; readonly note?: string | undefined },
): Promise<Answer> {
  return add(write, { kind: 'BRAND', text: note ? `${name}: ${note}` : name, gtins: [] });
}

type Request = { readonly kind: 'BRAND' | 'PRODUCT'; readonly text: string; readonly gtins: string[] };

async function add({ db, now, actor }: Write, request: Request): Promise<Answer> {
  const { userId, name } = personOf(actor);
  const id = newId();
  await insertRequest(db, { ...request, id, requestedBy: userId, requestedByName: name, createdAt: now });
  return { qid: id, status: 'OPEN' };
}
