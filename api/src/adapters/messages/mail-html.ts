/** A mail's plain text as HTML: paragraphs, and addresses that can be followed. The text stays beside it. */

const address = /https?:\/\/[^\s<>"]+/g;
/** Belongs to the sentence, not to the address. */
const sentenceEnd = /[.,;:!?)]$/;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Takes the text of a mail, its paragraphs parted by empty lines; gives a whole HTML document. */
export function mailHtml(subject: string, text: string): string {
  const paragraphs = text.split('\n\n').map((one) => `<p style="margin:0 0 16px">${linked(one)}</p>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#14213d;background:#ffffff">',
    `<div style="max-width:560px;margin:0 auto">${paragraphs.join('')}</div></body></html>`,
  ].join('');
}

function linked(paragraph: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of paragraph.matchAll(address)) {
    const url = sentenceEnd.test(found) ? found.slice(0, -1) : found;
    parts.push(broken(paragraph.slice(from, index)), `<a href="${escaped(url)}">${escaped(url)}</a>`);
    from = index + url.length;
  }
  return [...parts, broken(paragraph.slice(from))].join('');
}

const broken = (text: string): string => escaped(text).replaceAll('\n', '<br>');
