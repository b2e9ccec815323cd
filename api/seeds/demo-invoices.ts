/** Self-billed invoices of the demo sales that were paid, numbered by company and year in the order of payment. */
import type { addressRowOf } from '../src/domains/addresses/addresses.factory.ts';
import { customerOf } from '../src/domains/papers/customer.ts';
import { invoiceOf } from '../src/domains/papers/invoice.rules.ts';
import { paperOrderOf } from '../src/domains/papers/paper-order.ts';
import { issuedPapers, paperSeries } from '../src/domains/papers/papers.tables.ts';
import { vatBasisPoints } from '../src/domains/vat/vat.public.ts';
import { type Instant, minutes, plus } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import type { DemoSale } from './demo-sales.ts';
import type { World } from './world.ts';

type Addresses = ReadonlyMap<string, ReturnType<typeof addressRowOf>>;

export function addInvoices(world: World, made: readonly DemoSale[], addresses: Addresses): void {
  const paid = made
    .filter(({ sale }) => sale.status === 'PAID' || sale.status === 'COMPLETED')
    .map((one) => ({ one, issuedAt: plus(present(one.story.paidAt, 'a paid sale knows when'), minutes(1)) }))
    .sort((a, b) => a.issuedAt.localeCompare(b.issuedAt));
  const last = new Map<string, number>();
  for (const { one, issuedAt } of paid) {
    const series = `SB-${issuedAt.slice(0, 4)}`;
    const key = `${one.sale.sellerId} ${series}`;
    const count = (last.get(key) ?? 0) + 1;
    last.set(key, count);
    addInvoice(world, one, addresses, `${series}-${String(count).padStart(6, '0')}`, issuedAt);
  }
  for (const [key, count] of last) {
    const [sellerId = '', series = ''] = key.split(' ');
    world.add(paperSeries, { sellerId, series, last: count });
  }
}

function addInvoice(world: World, one: DemoSale, addresses: Addresses, number: string, issuedAt: Instant): void {
  const { sale, lines, loads, stage } = one;
  const { row: seller, bank } = stage.seller;
  const { buyers, warehouses, random } = stage;
  const address = addresses.get(seller.id);
  const order = paperOrderOf({
    sale,
    seller,
    buyer: buyers.find(({ id }) => id === sale.buyerId) ?? null,
    warehouse: warehouses.find(({ city }) => city === sale.destinationCity) ?? null,
    payout: null,
    lines: lines.map((line) => ({
      ...line,
      hsCode: null,
      originCountry: null,
      netGrams: null,
      grossGrams: null,
      picture: null,
    })),
    loads,
    shipments: [],
    booking: undefined,
    addresses: address ? [address] : [],
    issued: [],
  });
  const content = invoiceOf(order, {
    number,
    issuedAt,
    customer: customerOf(seller.country),
    vatMinor: sale.vatMinor ?? 0n,
    standardBasisPoints: vatBasisPoints(sale.destinationCountry),
    accountEnding: bank.ending,
  });
  const { sellerId, id: saleId } = sale;
  const id = random.id(issuedAt);
  const kind = 'SELF_BILLED_INVOICE';
  world.add(issuedPapers, { sellerId, id, saleId, kind, number, causeId: saleId, issuedAt, content });
}
