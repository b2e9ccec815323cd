/**
 * UN/EDIFACT as text (ISO 9735, syntax 3): an interchange of messages of segments, read strictly and written. Pure. What is
 * broken is refused with the number of the segment; nothing of a broken interchange is read.
 */
export type Segment = { readonly tag: string; readonly elements: readonly (readonly string[])[] };
/** `segments` without UNH and UNT. */
export type Message = { readonly type: string; readonly reference: string; readonly segments: readonly Segment[] };
export type Interchange = {
  readonly sender: string;
  readonly recipient: string;
  readonly reference: string;
  readonly messages: readonly Message[];
};

/** Words for whoever sent it. */
export class EdifactError extends Error {
  override readonly name = 'EdifactError';
}

const mostSegments = 100_000;
/** Components of all segments together: an order's line has some twelve. */
const mostParts = 500_000;
type Signs = {
  readonly component: string;
  readonly element: string;
  readonly decimal: string;
  readonly release: string;
  readonly end: string;
};
/** What syntax 3 and 4 say in UNB (0035) of what is no test. */
const earnest = ['', '0'];
const usual: Signs = { component: ':', element: '+', decimal: '.', release: '?', end: "'" };

/** One component of a segment; empty where there is none. */
export const part = ({ elements }: Segment, element: number, component = 0): string =>
  elements[element]?.[component] ?? '';

/** Throws EdifactError. Decimal commas are read as points: `decimal` of the whole interchange. */
export function readInterchange(text: string): Interchange & { readonly decimal: string } {
  const signs = text.startsWith('UNA') ? signsOf(text) : usual;
  const segments = segmentsOf(text.startsWith('UNA') ? text.slice(9) : text, signs);
  const [first] = segments;
  const last = segments.at(-1);
  if (first?.tag !== 'UNB') throw new EdifactError('The file does not begin with UNB.');
  if (last?.tag !== 'UNZ') throw new EdifactError('The file does not end with UNZ: it is not whole.');
  const [sender, recipient, reference] = [part(first, 1), part(first, 2), part(first, 4)];
  if (sender === '' || recipient === '' || reference === '')
    throw new EdifactError('UNB names no sender, recipient or reference.');
  if (!earnest.includes(part(first, 10)))
    throw new EdifactError('UNB says this is a test. Nothing was ordered: send it without the test indicator.');
  if (part(last, 1) !== reference)
    throw new EdifactError(`UNZ says reference "${part(last, 1)}", and UNB "${reference}".`);
  const messages = messagesOf(segments.slice(1, -1));
  if (Number(part(last, 0)) !== messages.length)
    throw new EdifactError(`UNZ counts ${part(last, 0)} messages, and there are ${messages.length}.`);
  return { sender, recipient, reference, messages, decimal: signs.decimal };
}

function signsOf(text: string): Signs {
  const [component = '', element = '', decimal = '', release = '', , end = ''] = text.slice(3, 9);
  if (new Set([component, element, release, end]).size < 4 || end === '')
    throw new EdifactError('UNA names the same sign twice.');
  return { component, element, decimal, release, end };
}

/** What nobody writes and no database keeps; spaces and line ends are none. */
const isControl = (sign: string): boolean => sign < '\t' || (sign > '\r' && sign < ' ');
const isLineEnd = (sign: string): boolean => sign === '\r' || sign === '\n';

/** Sign by sign, once: what is released by `?` is text. Parts are cut out whole, and counted: a file of plus signs takes no memory. */
function segmentsOf(text: string, signs: Signs): Segment[] {
  const segments: Segment[] = [];
  const reader = partReader(text, signs);
  let [elements, components]: [string[][], string[]] = [[], []];
  const withControl = () => new EdifactError(`Segment ${segments.length + 1} holds a control character.`);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === signs.release) {
      at += 1;
      if (at >= text.length) throw new EdifactError('The file ends in the middle of a released sign.');
      if (isControl(text[at] ?? '')) throw withControl();
      reader.holdsMore();
    } else if (sign === signs.component) components.push(reader.partUpTo(at));
    else if (sign === signs.element || sign === signs.end) {
      const last = reader.partUpTo(at);
      // Most elements are one part, which takes no more room than that.
      elements.push(components.length === 0 ? [last] : [...components, last]);
      components = [];
      if (sign !== signs.end) continue;
      segments.push(segmentOf(elements, segments.length + 1));
      if (segments.length > mostSegments) throw new EdifactError(`The file has more than ${mostSegments} segments.`);
      elements = [];
    } else if (isLineEnd(sign)) reader.holdsMore();
    else if (isControl(sign)) throw withControl();
  }
  const isOpen = elements.length + components.length > 0 || /[^ \r\n]/.test(reader.partUpTo(text.length));
  if (isOpen) throw new EdifactError('The last segment has no end: the file is not whole.');
  return segments;
}

/** Cuts one part after the other out of the text. */
function partReader(text: string, { release }: Signs) {
  let [from, parts, isWritten] = [0, 0, true];
  return {
    /** The part that is being read holds what is not its own: releases and line ends. */
    holdsMore: () => {
      isWritten = false;
    },
    partUpTo: (end: number): string => {
      parts += 1;
      if (parts > mostParts) throw new EdifactError(`The file has more than ${mostParts} parts.`);
      const written = text.slice(from, end);
      const own = isWritten ? written : withoutReleases(written, release);
      [from, isWritten] = [end + 1, true];
      return own;
    },
  };
}

function withoutReleases(written: string, release: string): string {
  const signs: string[] = [];
  for (let at = 0; at < written.length; at += 1) {
    const sign = written[at] ?? '';
    if (sign === release) {
      at += 1;
      signs.push(written[at] ?? '');
    } else if (!isLineEnd(sign)) signs.push(sign);
  }
  return signs.join('');
}

function segmentOf([head = [], ...elements]: readonly string[][], number: number): Segment {
  const tag = (head[0] ?? '').replace(/^ +/, '');
  if (!/^[A-Z]{3}$/.test(tag)) throw new EdifactError(`Segment ${number} has no tag of three letters.`);
  return { tag, elements };
}

function messagesOf(segments: readonly Segment[]): Message[] {
  const messages: Message[] = [];
  let open: { readonly head: Segment; readonly own: Segment[] } | null = null;
  for (const [index, segment] of segments.entries()) {
    const place = `Segment ${index + 2}`;
    if (segment.tag === 'UNG' || segment.tag === 'UNE') throw new EdifactError(`${place}: groups (UNG) are not read.`);
    if (segment.tag === 'UNH') {
      if (open) throw new EdifactError(`${place}: UNH comes before the UNT of the message before.`);
      open = { head: segment, own: [] };
    } else if (!open) throw new EdifactError(`${place}: ${segment.tag} stands outside a message.`);
    else if (segment.tag === 'UNT') {
      messages.push(closed(open.head, open.own, segment));
      open = null;
    } else open.own.push(segment);
  }
  if (open) throw new EdifactError('The last message has no UNT.');
  if (messages.length === 0) throw new EdifactError('There is no message in it.');
  return messages;
}

function closed(head: Segment, segments: readonly Segment[], end: Segment): Message {
  const reference = part(head, 0);
  if (part(end, 1) !== reference) throw new EdifactError(`UNT says message "${part(end, 1)}", and UNH "${reference}".`);
  if (Number(part(end, 0)) !== segments.length + 2)
    throw new EdifactError(
      `UNT of message ${reference} counts ${part(end, 0)} segments, and there are ${segments.length + 2}.`,
    );
  return { type: part(head, 1), reference, segments };
}

/** A segment to write: `seg('LIN', 1, '', ['4006…', 'EN'])`. Nothing is left out between, empty ends are. */
export type Written = readonly [tag: string, ...elements: (string | number | readonly (string | number)[])[]];

const released = (value: string | number): string => latin(String(value)).replace(/[?+:']/g, '?$&');

/** What latin-1 has no sign for loses its accents, or is a full stop. Line ends and control signs are spaces. */
const latin = (value: string): string =>
  [...value]
    .map((sign) => (sign <= 'ÿ' ? sign : sign.normalize('NFKD').replace(/\p{M}/gu, '')))
    .map((sign) => (/^[\u0020-\u007e\u00a0-\u00ff]+$/.test(sign) ? sign : sign < ' ' ? ' ' : '.'))
    .join('');

/** Without the signs at its end that part nothing. */
function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  // One that is released stands for itself.
  while (text[end - 1] === sign && text[end - 2] !== '?') end -= 1;
  return text.slice(0, end);
}

function textOf([tag, ...elements]: Written): string {
  const all = elements.map((element) =>
    typeof element === 'object' ? withoutEnd(element.map(released).join(':'), ':') : released(element),
  );
  return `${withoutEnd([tag, ...all].join('+'), '+')}'`;
}

type Envelope = Omit<Interchange, 'messages'> & {
  readonly at: string;
  readonly type: string;
  readonly version: string;
};

/** One message in an interchange of its own. `at` is ISO 8601. */
export function writeInterchange(
  { sender, recipient, reference, at, type, version }: Envelope,
  segments: readonly Written[],
): string {
  const [day, time] = [at.slice(2, 10).replaceAll('-', ''), at.slice(11, 16).replace(':', '')];
  const all: Written[] = [
    ['UNB', ['UNOC', 3], sender, recipient, [day, time], reference],
    ['UNH', 1, [type, 'D', '96A', 'UN', version]],
    ...segments,
    ['UNT', segments.length + 2, 1],
    ['UNZ', 1, reference],
  ];
  return `UNA:+.? '\r\n${all.map(textOf).join('\r\n')}\r\n`;
}
