/** A guide written in Markdown as the rich text that pages of the site are made of. */
import { lexer, type Token, type Tokens } from 'marked';

export interface GuideNode {
  type: string;
  text?: string;
  attrs?: Record<string, string | number>;
  content?: GuideNode[];
  marks?: GuideNode[];
}

/** Gives the first heading, which is the page's own, and all that follows it. `addresses`: where links to other guides lead. */
export function guideOf(markdown: string, addresses: Readonly<Record<string, string>>) {
  const [first, ...rest] = lexer(markdown);
  if (first?.type !== 'heading') throw new Error('Assertion failed: a guide begins with its title');
  return { title: String(first.text), tree: { type: 'doc', content: blocksOf(rest, addresses) } };
}

export interface GuideStep {
  text: GuideNode[];
  code: GuideNode[];
}

/** A guide as steps, in its own order: some text and the code that follows it, which stand side by side where there is room. */
export function stepsOf(nodes: readonly GuideNode[]): GuideStep[] {
  const steps: GuideStep[] = [];
  for (const node of nodes) {
    const last = steps.at(-1);
    if (node.type === 'code_block' && last) last.code.push(node);
    else if (last && last.code.length === 0 && node.type !== 'heading') last.text.push(node);
    else steps.push({ text: [node], code: [] });
  }
  return steps;
}

type Addresses = Readonly<Record<string, string>>;

const blocksOf = (tokens: readonly Token[], addresses: Addresses): GuideNode[] =>
  tokens.flatMap((token) => blockOf(token, addresses));

function blockOf(token: Token, addresses: Addresses): GuideNode[] {
  const inner = () => inlineOf(childrenOf(token), addresses);
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: token.depth }, content: inner() }];
    case 'paragraph':
      return [{ type: 'paragraph', content: inner() }];
    // The text of an entry in a list.
    case 'text':
      return [{ type: 'text_line', content: inner() }];
    case 'code':
      return [{ type: 'code_block', content: [{ type: 'text', text: token.text }] }];
    case 'list':
      return [
        {
          type: token.ordered ? 'ordered_list' : 'bullet_list',
          content: token.items.map((item: Tokens.ListItem) => ({
            type: 'list_item',
            content: blocksOf(item.tokens, addresses),
          })),
        },
      ];
    case 'table':
      return [
        { type: 'table', content: [token.header, ...token.rows].map((cells, row) => rowOf(cells, row, addresses)) },
      ];
    default:
      return [];
  }
}

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

const rowOf = (cells: readonly Tokens.TableCell[], row: number, addresses: Addresses): GuideNode => ({
  type: 'tableRow',
  content: cells.map(({ tokens }) => ({
    type: row === 0 ? 'tableHeader' : 'tableCell',
    content: inlineOf(tokens, addresses),
  })),
});

function inlineOf(tokens: readonly Token[], addresses: Addresses, marks: GuideNode[] = []): GuideNode[] {
  return tokens.flatMap((token): GuideNode[] => {
    const marked = (mark: GuideNode) => inlineOf(childrenOf(token), addresses, [...marks, mark]);
    switch (token.type) {
      case 'strong':
        return marked({ type: 'bold' });
      case 'em':
        return marked({ type: 'italic' });
      case 'link':
        return marked({ type: 'link', attrs: { href: addresses[token.href] ?? token.href } });
      case 'codespan':
        return [{ type: 'text', text: token.text, marks: [{ type: 'code' }, ...marks] }];
      case 'br':
        return [{ type: 'hard_break' }];
      default:
        return [{ type: 'text', text: 'text' in token ? String(token.text) : '', marks }];
    }
  });
}
