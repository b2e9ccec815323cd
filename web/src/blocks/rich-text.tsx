/** Storyblok's rich text, a ProseMirror tree, as elements. Unknown nodes show their content, unknown marks nothing. */

import { isBlock } from '@quayside/contract/content-values';
import { Fragment, type ReactNode } from 'react';
import { addressOf, type ContentBlock } from './block.ts';

interface Node {
  type: string;
  attrs: Readonly<Record<string, unknown>>;
  content: readonly Node[];
  marks: readonly Node[];
  text: string;
}

/** Nodes within nodes; deeper text is left out. */
const deepest = 20;
const most = 2_000;

/** Any value as a node; what is none is an empty text. */
function nodeOf(value: unknown): Node {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const nodes = (list: unknown): Node[] => (Array.isArray(list) ? list.slice(0, most).map(nodeOf) : []);
  const { type, attrs, text } = given;
  return {
    type: typeof type === 'string' ? type : '',
    attrs: typeof attrs === 'object' && attrs !== null ? { ...attrs } : {},
    content: nodes(given.content),
    marks: nodes(given.marks),
    text: typeof text === 'string' ? text : '',
  };
}

/** "Fees and payment" → "fees-and-payment". */
export const anchorOf = (heading: string): string =>
  heading
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');

const plainText = ({ text, content }: Node): string => text + content.map(plainText).join('');

/** Headings of level 2 with their anchors: the contents of a legal page (MKT-02). */
export const headingsOf = (tree: unknown): { id: string; heading: string }[] =>
  nodeOf(tree)
    .content.filter(({ type, attrs }) => type === 'heading' && attrs.level === 2)
    .map((node) => ({ id: anchorOf(plainText(node)), heading: plainText(node) }));

type RenderBlock = (block: ContentBlock) => ReactNode;

export function RichText({ tree, renderBlock }: { tree: unknown; renderBlock: RenderBlock }) {
  return <Nodes nodes={nodeOf(tree).content} depth={0} renderBlock={renderBlock} />;
}

interface Level {
  depth: number;
  renderBlock: RenderBlock;
}

function Nodes({ nodes, ...level }: Level & { nodes: readonly Node[] }): ReactNode {
  if (level.depth > deepest) return null;
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no ids and never changes on the page
    <Fragment key={index}>{elementOf(node, level)}</Fragment>
  ));
}

function elementOf(node: Node, { depth, renderBlock }: Level): ReactNode {
  const inner = <Nodes nodes={node.content} depth={depth + 1} renderBlock={renderBlock} />;
  switch (node.type) {
    case 'text':
      return node.marks.reduce<ReactNode>(marked, node.text);
    case 'paragraph':
      return <p className="type-prose max-w-[68ch]">{inner}</p>;
    case 'heading':
      return headingElement(node, inner);
    case 'bullet_list':
      return <ul className="type-prose flex max-w-[68ch] list-disc flex-col gap-1 pl-6">{inner}</ul>;
    case 'ordered_list':
      return (
        <ol
          className="type-prose flex max-w-[68ch] list-decimal flex-col gap-1 pl-6"
          start={Number(node.attrs.order) || 1}
        >
          {inner}
        </ol>
      );
    case 'list_item':
      return <li>{inner}</li>;
    case 'blockquote':
      return <blockquote className="max-w-[68ch] border-l-3 border-ink pl-5">{inner}</blockquote>;
    case 'code_block':
      return (
        // Whoever has no pointer scrolls it with the arrow keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
        <pre tabIndex={0} className="type-code max-w-full overflow-x-auto bg-sunken p-4">
          <code>{plainText(node)}</code>
        </pre>
      );
    case 'horizontal_rule':
      return <hr className="w-full border-line" />;
    case 'hard_break':
      return <br />;
    case 'emoji':
      return typeof node.attrs.emoji === 'string' ? node.attrs.emoji : null;
    case 'blok':
      return Array.isArray(node.attrs.body) ? node.attrs.body.filter(isBlock).map(renderBlock) : null;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        <div tabIndex={0} className="max-w-full overflow-x-auto">
          <table className="type-body border-collapse [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2 [&_th]:text-left">
            <tbody>{inner}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr>{inner}</tr>;
    case 'tableHeader':
      return <th>{inner}</th>;
    case 'tableCell':
      return <td>{inner}</td>;
    default:
      return inner;
  }
}

/** Level 1 is the page's own. */
function headingElement(node: Node, inner: ReactNode): ReactNode {
  const id = anchorOf(plainText(node));
  const level = Number(node.attrs.level);
  if (level <= 2)
    return (
      <h2 id={id} className="type-h2 scroll-mt-24 pt-4">
        {inner}
      </h2>
    );
  return level === 3 ? (
    <h3 id={id} className="type-h3 scroll-mt-24 pt-2">
      {inner}
    </h3>
  ) : (
    <h4 className="type-body scroll-mt-24 font-semibold">{inner}</h4>
  );
}

function marked(text: ReactNode, { type, attrs }: Node): ReactNode {
  const address = type === 'link' ? addressOf(attrs.linktype === 'story' ? attrs : attrs.href) : null;
  switch (type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'strike':
      return <s>{text}</s>;
    case 'underline':
      return <u>{text}</u>;
    case 'code':
      return <code className="type-code">{text}</code>;
    case 'subscript':
      return <sub>{text}</sub>;
    case 'superscript':
      return <sup>{text}</sup>;
    case 'highlight':
      return <mark>{text}</mark>;
    case 'link':
      return address === null ? (
        text
      ) : (
        <a href={address} className="text-brand underline underline-offset-4 hover:text-brand-hover">
          {text}
        </a>
      );
    default:
      return text;
  }
}

/** All words of a rich text, for a search: paragraphs apart by a blank. */
export const plainTextOf = (tree: unknown): string => wordsOf(nodeOf(tree), 0).join(' ');
const wordsOf = (node: Node, depth: number): string[] =>
  depth > deepest ? [] : node.text === '' ? node.content.flatMap((child) => wordsOf(child, depth + 1)) : [node.text];
