/**
 * A mail as HTML (docs/decisions/0018): tables and inline colours, since mail programs know little else; dark colours by
 * a media query, which the others pass over. Nothing is loaded from elsewhere, so nothing tells that a mail was opened.
 */
import type { MailGoods, MailLayout } from '@quayside/contract/messages/mail-layout';
import { mailStyle as style } from './mail-style.ts';
import type { Message } from './messages.port.ts';

const address = /https?:\/\/[^\s<>"]+/g;
/** Belongs to the sentence, not to the address. */
const sentenceEnd = /[.,;:!?)]$/;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Takes a mail; gives a whole HTML document. */
function mailHtml(mail: MailLayout): string {
  const edge = mail.button?.isMove ? style.edgeOfMove : style.edge;
  return [
    `<!doctype html><html lang="${mail.language ?? 'en-GB'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>${escaped(mail.subject)}</title><style>${style.sheet}</style></head>`,
    `<body class="q-page" style="${style.page}"><div style="${style.preview}">${escaped(previewOf(mail))}</div>`,
    `<table role="presentation" width="100%"><tr><td align="center"><table role="presentation" style="${style.frame}">`,
    `<tr><td class="q-head q-pad" style="${style.head}">Quayside</td></tr>`,
    `<tr><td class="q-body q-pad" style="${style.body}${edge}">${contentOf(mail)}</td></tr>`,
    `<tr><td class="q-foot q-pad" style="${style.foot}">${footOf(mail)}</td></tr></table></td></tr></table></body></html>`,
  ].join('');
}

/** A mail's HTML; null for a text message. Where only the text is known, its paragraphs are parted by empty lines. */
export function htmlOf({ channel, subject, body, layout }: Message): string | null {
  if (channel === 'SMS') return null;
  return mailHtml(layout ?? { subject, title: subject, paragraphs: body.split('\n\n') });
}

/** What a list of mails shows beside the subject. */
const previewOf = ({ deadline, paragraphs }: MailLayout): string =>
  [deadline, paragraphs[0]].filter((part) => part !== undefined).join('. ');

function contentOf({ subject, deadline, title, paragraphs, button, goods, notes = [] }: MailLayout): string {
  const parts = [
    deadline && `<div class="q-due" style="${style.due}">${escaped(deadline)}</div>`,
    `<h1 class="q-ink" style="${style.title}">${escaped(title ?? subject)}</h1>`,
    ...paragraphs.map((one) => `<p class="q-muted" style="${style.paragraph}">${linked(one)}</p>`),
    button &&
      `<p style="${style.buttonRow}"><a class="${button.isMove ? 'q-move' : 'q-plain'} q-button" href="${escaped(button.href)}" style="${button.isMove ? style.move : style.plain}">${escaped(button.label)}</a></p>`,
    goods && goodsTable(goods),
    ...notes.map((one) => `<p class="q-muted" style="${style.note}">${linked(one)}</p>`),
  ];
  return parts.filter((part) => part !== undefined).join('');
}

function goodsTable({ rows, more, total }: NonNullable<MailLayout['goods']>): string {
  const rest =
    more === null ? '' : `<tr><td class="q-muted q-line" colspan="3" style="${style.more}">${escaped(more)}</td></tr>`;
  return `<table role="presentation" width="100%" style="${style.goods}">${rows.map((row) => goodsRow(row, style.line)).join('')}${rest}${goodsRow(total, style.total)}</table>`;
}

function goodsRow({ name, detail, units, amount }: MailGoods, line: string): string {
  const under = detail === '' ? '' : `<br><span class="q-muted" style="${style.detail}">${escaped(detail)}</span>`;
  const figure = (text: string) =>
    `<td class="q-ink q-line" align="right" style="${line}${style.figure}">${escaped(text)}</td>`;
  return `<tr><td class="q-ink q-line" style="${line}"><b>${escaped(name)}</b>${under}</td>${figure(units)}${figure(amount)}</tr>`;
}

function footOf({ leave }: MailLayout): string {
  if (!leave) return 'Quayside';
  return `${escaped(leave.reason)} <a class="q-link" href="${escaped(leave.href)}" style="${style.link}">${escaped(leave.label)}</a><br><br>Quayside`;
}

function linked(paragraph: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of paragraph.matchAll(address)) {
    const url = sentenceEnd.test(found) ? found.slice(0, -1) : found;
    parts.push(
      broken(paragraph.slice(from, index)),
      `<a class="q-link" href="${escaped(url)}" style="${style.link}">${escaped(url)}</a>`,
    );
    from = index + url.length;
  }
  return [...parts, broken(paragraph.slice(from))].join('');
}

const orderNumber = /\bQS-\d{6}-\d\b/g;

/** Lines as lines, and order numbers as codes. */
const broken = (text: string): string =>
  escaped(text)
    .replaceAll('\n', '<br>')
    .replaceAll(orderNumber, (code) => `<b class="q-ink" style="${style.code}">${code}</b>`);
