/** What the calls of staff may refuse. */
import { companyMessages } from '@quayside/contract/messages/company';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { paymentMessages } from '@quayside/contract/messages/payments';
import { saleMessages } from '@quayside/contract/messages/sales';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const internalErrors = {
  order_not_paid: { status: 404, message: paymentMessages.orderNotPaid },
  payment_not_found: { status: 404, message: saleMessages.payment_not_found },
  company_not_found: { status: 404, message: companyMessages.company_not_found },
  company_closed: { status: 409, message: companyMessages.company_closed },
  fee_not_asked: { status: 409, message: companyMessages.fee_not_asked },
  debt_not_owed: { status: 409, message: internalSellerMessages.debt.notOwed },
  debt_too_much: { status: 409, message: internalSellerMessages.debt.tooMuch },
  debt_limit: { status: 409, message: internalSellerMessages.debt.limit },
  debt_already_noted: { status: 409, message: internalSellerMessages.debt.already },
  settlement_not_found: { status: 404, message: internalSellerMessages.debt.notNoted },
  settlement_own: { status: 409, message: internalSellerMessages.debt.own },
  bank_file_not_found: { status: 404, message: paymentMessages.noBankFile },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(internalErrors);
