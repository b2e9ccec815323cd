/** A market of made products and offers, written by SQL: fifty companies, five of which hold half of all offers. */
import type pg from 'pg';
import { copyRows } from '../../api/seeds/copy-rows.ts';
import { demoPassword } from '../../api/seeds/demo-accounts.ts';
import { sellerOf } from '../../api/src/domains/sellers/sellers.factory.ts';
import { sellers } from '../../api/src/domains/sellers/sellers.tables.ts';
import { hashPassword } from '../../api/src/domains/users/password.ts';
import { userOf } from '../../api/src/domains/users/users.factory.ts';
import { users } from '../../api/src/domains/users/users.tables.ts';
import { newId } from '../../api/src/kernel/ids.ts';
import { withoutIndexes } from '../world/without-indexes.ts';

const sellerCount = 50;
const largeSellers = 5;
export const productCount = 200_000;
export const firstSeller = 'owner@market-1.example';

/** Words that names are made of, so that a search finds some of them and not all. */
const words = `array['soap','shampoo','balm','cream','oil','gel','mask','scrub','lotion','powder','serum','tonic','spray','wax','foam','mist',
  'lavender','cedar','lemon','olive','honey','rose','mint','amber','vanilla','ginger','pepper','orange','linen','cotton','ocean','forest']`;

/** Makes it unless it is there with that many offers. `client` is not in a transaction. */
export async function makeMarket(client: pg.Client, offerCount: number): Promise<void> {
  const { rows } = await client.query<{ offers: number }>('select count(*)::int as offers from offers');
  if (rows[0]?.offers === offerCount) return;
  await client.query('begin');
  await client.query(`select set_config('app.scope', 'system', true)`);
  await client.query(
    'truncate offers, offer_search, offer_prices, offer_batches, stock_lists, stock_list_rows, products, brands, users, sellers cascade',
  );
  const companies = Array.from({ length: sellerCount }, (_, index) =>
    sellerOf({ id: newId(), name: `Market ${index + 1}` }),
  );
  await copyRows(client, sellers, companies);
  const passwordHash = await hashPassword(demoPassword);
  await copyRows(
    client,
    users,
    companies.map(({ id: sellerId }, index) =>
      userOf({ email: `owner@market-${index + 1}.example`, sellerId, passwordHash }),
    ),
  );
  await withoutIndexes(client, ['products', 'offers', 'offer_search'], async () => {
    await makeProducts(client);
    const large = offerCount / 2 / largeSellers;
    const small = Math.floor(offerCount / 2 / (sellerCount - largeSellers));
    const left = offerCount - largeSellers * large - (sellerCount - largeSellers) * small;
    for (const [index, { id, currency }] of companies.entries()) {
      const count = index < largeSellers ? large : small + (index === sellerCount - 1 ? left : 0);
      await makeOffers(client, { id, currency, index, count });
    }
    await makeTokens(client, companies[0]?.id ?? '');
  });
  await client.query('commit');
  await client.query('vacuum analyze');
}

async function makeProducts(client: pg.Client): Promise<void> {
  await client.query(`insert into brands (id, slug, name)
    select gen_random_uuid(), 'maker-' || n, 'Maker ' || n from generate_series(1, 500) n`);
  await client.query(`
    with body as (
      select n, '0952' || lpad(n::text, 9, '0') as digits, (${words})[1 + n % 16] as what, (${words})[17 + (n / 16) % 16] as scent
      from generate_series(1, ${productCount}) n
    ), valid as (
      select *, digits || ((10 - (select sum(substr(digits, at, 1)::int * case when at % 2 = 1 then 3 else 1 end)
        from generate_series(1, 13) at) % 10) % 10)::text as gtin from body
    )
    insert into products (id, gtin, name, fid, slug, brand_id, category, search_text, size)
    select gen_random_uuid(), gtin, initcap(scent || ' ' || what) || ' No ' || n, 'm' || n, scent || '-' || what || '-' || n, b.id, 'Care',
      scent || ' ' || what || ' no ' || n || ' maker ' || (1 + n % 500) || ' ' || gtin, (50 + n % 10 * 50) || ' ml'
    from valid join brands b on b.slug = 'maker-' || (1 + n % 500)`);
  await client.query(`create temp table numbered on commit drop as
    select id, substr(fid, 2)::int as n from products`);
  await client.query('create unique index on numbered (n)');
}

type Company = { readonly id: string; readonly currency: string; readonly index: number; readonly count: number };

/** 7,919 is prime to the number of products: no product twice. */
async function makeOffers(client: pg.Client, { id, currency, index, count }: Company): Promise<void> {
  await client.query(
    `insert into offers (seller_id, id, product_id, status, price_minor, effective_minor, price_changed_at, currency, unit_size, stock, listed_at,
       rank, winning_minor, updated_at)
     select $1, gen_random_uuid(), p.id, 'ACTIVE', price, price, now() - make_interval(mins => k % 5000), $2, 1, 10 + k % 500, now(),
       1 + k % 4, price - k % 4 * 5, now() - make_interval(secs => k)
     from generate_series(1, $3::int) k
     join numbered p on p.n = 1 + (k::bigint * 7919 + $4::int * 131) % ${productCount},
     lateral (select 500 + (p.n * 37 + $4::int * 11) % 4000 as price) priced`,
    [id, currency, count, index],
  );
}

async function makeTokens(client: pg.Client, sellerId: string): Promise<void> {
  await client.query(
    `insert into offer_search (seller_id, offer_id, token)
     select distinct o.seller_id, o.id, w from offers o join products p on p.id = o.product_id,
     lateral unnest(string_to_array(p.search_text, ' ') || ltrim(p.gtin, '0')) w
     where o.seller_id = $1 and length(w) > 2`,
    [sellerId],
  );
}
