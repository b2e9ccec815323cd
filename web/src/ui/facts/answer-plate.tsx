import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../heading.tsx';
import { type StatusEdge, statusEdgeClasses } from '../list/status-edge.ts';

/** The one plate of a page about a thing: a question, its answer in a sentence, the rule behind it, then what can be done. */
export function AnswerPlate(props: {
  question: string;
  answer: string;
  rule: string | null;
  rail: StatusEdge;
  /** What the answer depends on, such as a market. */
  choice?: ReactNode;
  children: ReactNode;
}) {
  const { question, answer, rule, rail, choice, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-rail={rail}
      className={cx('plate flex flex-col gap-5 border border-line bg-surface p-4 pl-5 md:p-6', statusEdgeClasses[rail])}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <p id={id} className="font-semibold text-muted">
            {question}
          </p>
          <Heading level={2}>{answer}</Heading>
          {rule && <p className="text-muted">{rule}</p>}
        </div>
        {choice}
      </div>
      {children}
    </section>
  );
}
