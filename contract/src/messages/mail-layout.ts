/** What a mail holds. Its text and its HTML are both made from this, so that they say the same. */
export type MailGoods = {
  readonly name: string;
  readonly detail: string;
  readonly units: string;
  readonly amount: string;
};

export type MailLayout = {
  /** Of its words, where it is not English. */
  readonly language?: string | undefined;
  readonly subject: string;
  /** By when somebody has to act, as a sentence; stands above the headline. */
  readonly deadline?: string | undefined;
  /** The headline; without one the subject is it. */
  readonly title?: string | undefined;
  readonly paragraphs: readonly string[];
  /** `isMove`: the reader has to do something. One button per mail. */
  readonly button?: { readonly label: string; readonly href: string; readonly isMove: boolean } | undefined;
  readonly goods?:
    | { readonly rows: readonly MailGoods[]; readonly more: string | null; readonly total: MailGoods }
    | undefined;
  readonly notes?: readonly string[] | undefined;
  /** How these mails are ended, where they can be. */
  readonly leave?: { readonly reason: string; readonly label: string; readonly href: string } | undefined;
};

export type MailText = {
  readonly subject: string;
  /** The plain text. */
  readonly body: string;
  readonly layout: MailLayout;
};

const sender = 'Quayside';
const goodsRow = ({ name, detail, units, amount }: MailGoods): string =>
  [detail === '' ? name : `${name} (${detail})`, units, amount].join(' · ');

/** The mail with its plain text: deadline, headline, what happened, the link, the goods, what else, how it is ended. */
export function mailOf(layout: MailLayout): MailText {
  const { subject, deadline, title, paragraphs, button, goods, notes = [], leave } = layout;
  const rows = goods
    ? [...goods.rows.map(goodsRow), ...(goods.more === null ? [] : [goods.more]), goodsRow(goods.total)]
    : [];
  const parts = [
    deadline,
    title,
    ...paragraphs,
    button && `${button.label}:\n${button.href}`,
    rows.length === 0 ? undefined : rows.join('\n'),
    ...notes,
    sender,
    leave && `${leave.reason}\n${leave.label}: ${leave.href}`,
  ];
  return { subject, body: parts.filter((part) => part !== undefined).join('\n\n'), layout };
}
