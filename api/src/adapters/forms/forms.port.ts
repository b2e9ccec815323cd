/** A questionnaire kept elsewhere, whose answers are told to us (INTG-02). */
export type NoticeHeaders = Readonly<Record<string, unknown>>;
export type FormAnswer = {
  /** The name the form's author gave to the question, or its id. */
  readonly ref: string;
  readonly title: string;
  readonly kind: 'email' | 'phone' | 'url' | 'other';
  readonly text: string;
};
export type FormsPort = {
  /** Null without a good signature; `nothing`: of something else than answers. */
  noticeOf(headers: NoticeHeaders, body: string): readonly FormAnswer[] | 'nothing' | null;
};

/** Our own pages ask and write themselves: nobody else is believed. */
export const ownForms: FormsPort = { noticeOf: () => null };
