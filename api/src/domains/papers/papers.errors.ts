/** What the calls of this domain may refuse. */
import { paperMessages as m } from '@quayside/contract/messages/papers';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const paperErrors = {
  not_found: { status: 404, message: m.not_found },
  invoice_not_found: { status: 404, message: m.invoice_not_found },
  credit_note_not_found: { status: 404, message: m.credit_note_not_found },
  commercial_invoice_not_found: { status: 404, message: m.commercial_invoice_not_found },
  paper_line_not_found: { status: 404, message: m.paper_line_not_found },
  paper_not_ready: { status: 409, message: m.paper_not_ready },
  paper_needs_loads: { status: 409, message: m.paper_needs_loads },
  no_labels: { status: 400, message: m.no_labels },
  too_many_labels: { status: 400, message: m.too_many_labels },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(paperErrors);
