/** A text string of a PDF: UTF-16 or UTF-8 by its first bytes, else near enough to Latin-1 (ISO 32000-2, 7.9.2.2). */
export function textOf(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  const encoding = text.startsWith('\u00fe\u00ff')
    ? 'utf-16be'
    : text.startsWith('\u00ef\u00bb\u00bf')
      ? 'utf-8'
      : null;
  return encoding ? new TextDecoder(encoding).decode(bytes) : text;
}
