/** What is to be told of an order now: answers of sellers, goods on their way, invoices. In system scope, across sellers. */
import { and, eq } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { derivedId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { invoicesOfOrder } from '../order-invoices/order-invoices.public.ts';
import { hasLeft, keysOf, linesOf, salesOfOrderNow } from '../orders/orders.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { dispatchAdvice, invoice, orderResponse } from './edifact.messages.ts';
import { type EdifactOrder, type NewAnswer, toldOf } from './edifact.repository.ts';

/** Its seller has not said anything yet. */
const open = ['AWAITING_BUYER_PAYMENT', 'REQUESTED'];
const ended = ['DECLINED', 'EXPIRED', 'CANCELLED'];
type Part = Awaited<ReturnType<typeof salesOfOrderNow>>[number];
type Due = { readonly due: readonly NewAnswer[]; readonly isOver: boolean };
type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** So long after the last of its sales ended, nobody claims anything of an order any more. */
const overAfter = days(180);

/** `due`: those that were not told before. `isOver`: nothing will come any more. */
export async function dueAnswers(db: Db, order: EdifactOrder, now: Instant): Promise<Due> {
  const { buyerId, orderId } = order;
  if (orderId === null) return { due: [], isOver: true };
  const parts = await salesOfOrderNow(db, buyerId, orderId);
  const lines = await linesOf(db, keysOf(parts));
  const due: NewAnswer[] = [];
  for (const part of parts) {
    const own = lines.filter(({ saleId }) => saleId === part.sale.id);
    due.push(...responsesOf(order, part, own, now));
    if (!ended.includes(part.sale.status) && !part.wentBack && hasLeft({ ...part.sale, onward: part.onward }))
      due.push(await dispatchOf(db, order, part, own));
  }
  for (const { id, content } of await invoicesOfOrder(db, buyerId, orderId))
    due.push({ type: 'INVOIC', causeId: id, segments: invoice({ wantedNumber: order.number, content }) });
  const told = new Set((await toldOf(db, order)).map(({ type, causeId }) => `${type} ${causeId}`));
  const untold = due.filter(({ type, causeId }) => !told.has(`${type} ${causeId}`));
  return { due: untold, isOver: untold.length === 0 && parts.every((part) => isLongOver(part, now)) };
}

/** Goods that wait in a warehouse long after their sale was completed are still to be told of. */
function isLongOver({ sale, onward }: Part, now: Instant): boolean {
  if (sale.endedAt === null || sale.endedAt > plus(now, -overAfter)) return false;
  return ended.includes(sale.status) || hasLeft({ ...sale, onward });
}

/** What its seller confirmed; and, should it end afterwards, that nothing comes. */
function responsesOf(order: EdifactOrder, { sale }: Part, lines: readonly Line[], now: Instant): NewAnswer[] {
  if (open.includes(sale.status)) return [];
  const isEnded = ended.includes(sale.status);
  const told = { wantedNumber: order.number, currency: sale.currency, number: sale.orderNumber, at: now };
  const segments = orderResponse({
    ...told,
    lines: lines.map((line) => ({
      ...{ position: '', gtin: line.gtin, asked: line.requestedQuantity, unitPriceMinor: line.unitPriceMinor },
      given: isEnded ? 0 : (line.confirmedQuantity ?? line.requestedQuantity),
    })),
  });
  return [{ type: 'ORDRSP', causeId: isEnded ? derivedId('ended', sale.id) : sale.id, segments }];
}

async function dispatchOf(db: Db, order: EdifactOrder, { sale, sellerName }: Part, lines: readonly Line[]) {
  const moving = await db
    .select({ numbers: shipments.trackAndTraceNumbers })
    .from(shipments)
    .innerJoin(sales, and(eq(sales.sellerId, shipments.sellerId), eq(sales.id, shipments.saleId)))
    .where(and(eq(shipments.sellerId, sale.sellerId), eq(shipments.saleId, sale.id)));
  const sent = lines.map(({ gtin, confirmedQuantity, requestedQuantity }) => ({
    ...{ gtin, quantity: confirmedQuantity ?? requestedQuantity },
  }));
  const segments = dispatchAdvice({
    ...{ wantedNumber: order.number, currency: sale.currency, number: sale.orderNumber },
    ...{ at: sale.pickedUpAt ?? sale.updatedAt, seller: sellerName },
    trackingNumbers: sale.destinationKind === 'WAREHOUSE' ? [] : moving.flatMap(({ numbers }) => numbers).slice(0, 9),
    lines: sent.filter(({ quantity }) => quantity > 0),
  });
  return { type: 'DESADV' as const, causeId: sale.id, segments };
}
