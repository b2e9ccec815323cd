/** One page of plain lines as a PDF (ISO 32000-1), small and without fonts of its own. */

/** `lines` in Latin letters, the first one as the heading. */
export function demoPdf([heading = '', ...lines]: readonly string[]): Blob {
  const shown = ['BT', '/F1 16 Tf 56 780 Td', `(${escaped(heading)}) Tj`, '/F1 11 Tf 0 -14 Td'];
  for (const line of lines) shown.push('0 -16 Td', `(${escaped(line)}) Tj`);
  const page = [...shown, 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Blob([new Uint8Array(Buffer.from(`${body}${end}`, 'latin1'))]);
}

/** What Latin letters cannot say is a question mark. */
const escaped = (text: string): string =>
  text.replace(/[^\u0020-\u00ff]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`);
