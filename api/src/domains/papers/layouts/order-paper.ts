import { type Fact, head } from '../../../platform/pdf/paper-parts.ts';
import { a4, closePaper, openPaper, type Paper } from '../../../platform/pdf/pdf-paper.ts';
import type { PaperOrder } from '../papers.types.ts';

/**
 * An A4 paper about an order, by its seller: head, what `draw` puts below it, page numbers. It is dated at the
 * confirmation, when its content was promised.
 */
export function orderPaper(
  order: PaperOrder,
  title: string,
  facts: readonly Fact[],
  draw: (paper: Paper) => void,
): Paper {
  const { orderNumber, confirmedAt, seller } = order;
  const about = {
    title: `${title} ${orderNumber}`,
    subject: `Order ${orderNumber}`,
    author: seller.name,
    createdAt: confirmedAt,
  };
  const paper = openPaper(about, a4);
  head(paper, title, seller.name, facts);
  draw(paper);
  closePaper(paper, `${title} · order ${orderNumber} · ${seller.name}`);
  return paper;
}
