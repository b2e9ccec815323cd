/**
 * Payouts as a file for the bank: ISO 20022 customer credit transfer, pain.001.001.09. One payment information block per
 * currency; each transfer's EndToEndId is its own id, so that a bank that is given the file twice sees it.
 */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';

export type BankTransfer = {
  readonly id: string;
  /** An IBAN, or the provider's own name for the account. */
  readonly account: string;
  readonly holder: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly reference: string;
};
export type Debtor = { readonly name: string; readonly country: string; readonly iban: string; readonly bic: string };

type Xml = string;
const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** `date`: the day of execution; `createdAt` goes into the header. The same transfers give the same text. */
export function bankFile(transfers: readonly BankTransfer[], debtor: Debtor, date: string, createdAt: Instant): string {
  const currencies = [...new Set(transfers.map(({ currency }) => currency))].sort();
  const message = `QUAYSIDE-${date}`;
  const header = tag('GrpHdr', [
    tag('MsgId', message),
    tag('CreDtTm', createdAt.slice(0, 19)),
    ...totals(transfers),
    tag('InitgPty', [tag('Nm', latin(debtor.name, 70))]),
  ]);
  const blocks = currencies.map((currency) => {
    const own = transfers.filter((transfer) => transfer.currency === currency);
    return block(own, debtor, { date, currency, id: `${message}-${currency}` });
  });
  const root = tag('CstmrCdtTrfInitn', [header, ...blocks]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${root}</Document>\n`;
}

type Block = { readonly date: string; readonly currency: Currency; readonly id: string };

function block(transfers: readonly BankTransfer[], debtor: Debtor, { date, currency, id }: Block): Xml {
  return tag('PmtInf', [
    tag('PmtInfId', id),
    tag('PmtMtd', 'TRF'),
    ...totals(transfers),
    tag('ReqdExctnDt', [tag('Dt', date)]),
    party('Dbtr', debtor.name, debtor.country),
    tag('DbtrAcct', [tag('Id', [tag('IBAN', debtor.iban)]), tag('Ccy', currency)]),
    tag('DbtrAgt', [tag('FinInstnId', [tag('BICFI', debtor.bic)])]),
    tag('ChrgBr', currency === 'EUR' ? 'SLEV' : 'SHAR'),
    ...transfers.map(transaction),
  ]);
}

function transaction({ id, account, holder, amountMinor, currency, reference }: BankTransfer): Xml {
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account);
  return tag('CdtTrfTxInf', [
    tag('PmtId', [tag('EndToEndId', id.replaceAll('-', ''))]),
    tag('Amt', [`<InstdAmt Ccy="${currency}">${decimal(amountMinor)}</InstdAmt>`]),
    tag('Cdtr', [tag('Nm', latin(holder, 70))]),
    tag('CdtrAcct', [tag('Id', [isIban ? tag('IBAN', account) : tag('Othr', [tag('Id', latin(account, 34))])])]),
    tag('RmtInf', [tag('Ustrd', latin(reference, 140))]),
  ]);
}

const totals = (transfers: readonly BankTransfer[]): Xml[] => [
  tag('NbOfTxs', String(transfers.length)),
  tag('CtrlSum', decimal(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n))),
];

const party = (name: string, holder: string, country: string): Xml =>
  tag(name, [tag('Nm', latin(holder, 70)), tag('PstlAdr', [tag('Ctry', country)])]);

function tag(name: string, content: string | readonly Xml[]): Xml {
  return `<${name}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function decimal(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  '&': '+',
};

/** Only what every bank's system takes (EPC217-08): Latin letters, digits and a few signs; never empty. */
export function latin(text: string, longest: number): string {
  const plain = [...text].map((character) => letters[character] ?? character).join('');
  const allowed = plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.');
  return allowed.replace(/\s+/g, ' ').trim().slice(0, longest) || '.';
}
