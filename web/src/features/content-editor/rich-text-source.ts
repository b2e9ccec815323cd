/**
 * Rich text as lines somebody can type, and back: `## heading`, `### smaller`, `- list`, paragraphs, **bold**, *italic* and
 * [words](/address/). What cannot be written so is told by `isTypeable`; it is then edited as code, so that nothing is lost.
 */
interface TextNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly TextNode[];
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[];
  text?: string;
}
type Doc = { type: 'doc'; content: TextNode[] };

export function docOf(source: string): Doc {
  const content: TextNode[] = [];
  let items: TextNode[] = [];
  const endList = () => {
    if (items.length > 0) content.push({ type: 'bullet_list', content: items });
    items = [];
  };
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (text.startsWith('- ')) {
      items.push({ type: 'list_item', content: [{ type: 'paragraph', content: inlineOf(text.slice(2)) }] });
      continue;
    }
    endList();
    if (text === '') continue;
    const level = text.startsWith('### ') ? 3 : text.startsWith('## ') ? 2 : 0;
    if (level > 0) content.push({ type: 'heading', attrs: { level }, content: inlineOf(text.slice(level + 1)) });
    else content.push({ type: 'paragraph', content: inlineOf(text) });
  }
  endList();
  return { type: 'doc', content };
}

/** Characters between two marks; what is longer is plain text. */
const longestRun = 500;

function inlineOf(text: string): TextNode[] {
  const nodes: TextNode[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') nodes.push({ type: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const found = markedAt(text.slice(at, at + 3 * longestRun));
    if (found) {
      endPlain();
      nodes.push(found.node);
      at += found.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  endPlain();
  return nodes;
}

/** What begins right here: bold, italic or a link. */
function markedAt(text: string): { node: TextNode; length: number } | null {
  for (const [mark, type] of [
    ['**', 'bold'],
    ['*', 'italic'],
  ] as const) {
    if (!text.startsWith(mark)) continue;
    const end = text.indexOf(mark, mark.length);
    if (end <= mark.length) continue;
    return { node: { type: 'text', text: text.slice(mark.length, end), marks: [{ type }] }, length: end + mark.length };
  }
  if (!text.startsWith('[')) return null;
  const middle = text.indexOf('](');
  const end = middle < 0 ? -1 : text.indexOf(')', middle);
  if (middle < 2 || end < 0) return null;
  const href = text.slice(middle + 2, end);
  const mark = { type: 'link', attrs: { href, linktype: 'url' } };
  return { node: { type: 'text', text: text.slice(1, middle), marks: [mark] }, length: end + 1 };
}

export function sourceOf(doc: unknown): string {
  const lines: string[] = [];
  for (const node of nodesOf(doc)) {
    if (node.type === 'heading') lines.push(`${node.attrs?.level === 3 ? '###' : '##'} ${lineOf(node)}`);
    else if (node.type === 'bullet_list')
      lines.push(
        nodesOf(node)
          .map((item) => `- ${lineOf(nodesOf(item)[0])}`)
          .join('\n'),
      );
    else lines.push(lineOf(node));
  }
  return lines.join('\n\n');
}

const nodesOf = (node: unknown): TextNode[] =>
  typeof node === 'object' && node !== null && 'content' in node && Array.isArray(node.content) ? node.content : [];

const lineOf = (node: TextNode | undefined): string =>
  nodesOf(node)
    .map(({ text = '', marks = [] }) => {
      const [mark] = marks;
      if (mark?.type === 'bold') return `**${text}**`;
      if (mark?.type === 'italic') return `*${text}*`;
      return mark?.type === 'link' ? `[${text}](${String(mark.attrs?.href ?? '')})` : text;
    })
    .join('');

/** Whether typing gives the very same text back. */
export const isTypeable = (doc: unknown): boolean =>
  doc === undefined || doc === null || doc === '' || JSON.stringify(docOf(sourceOf(doc))) === JSON.stringify(doc);
