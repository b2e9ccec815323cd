import { useContext } from 'react';
import { cx } from '../../../ui/cx.ts';
import { FormWordsContext } from '../form-words.ts';
import { type Answers, partsInOrder, summaryOf } from '../questionnaire-answers.ts';

/** The seller's manifest, which fills in; the part that is asked for has the yellow edge. */
export function QuestionnaireSummary({ answers, step }: { answers: Answers; step: number }) {
  const { words, language } = useContext(FormWordsContext);
  return (
    <aside aria-label={words.manifest} className="hidden border-r border-line bg-sunken p-8 pt-14 lg:block">
      <div className="border-2 border-ink bg-surface">
        <p className="type-h3 border-b-2 border-ink px-5 py-4">{words.manifest}</p>
        <dl>
          {partsInOrder.map((part, index) => {
            const told = summaryOf(part, answers, words, language);
            return (
              <div
                key={part}
                className={cx('border-b border-line py-3 pr-5 pl-6 last:border-b-0', index + 1 === step && 'rail-move')}
              >
                <dt className="type-small text-muted">{words.parts[part]}</dt>
                <dd className={cx('type-h3 min-h-6', told === '' && 'hatched')}>{told}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </aside>
  );
}
