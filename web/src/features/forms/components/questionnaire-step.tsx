import { useContext } from 'react';
import { countries } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { FormWordsContext } from '../form-words.ts';
import { type Answers, lastStep, partsInOrder, type StepErrors } from '../questionnaire-answers.ts';
import { ChoiceCards } from './choice-cards.tsx';

interface StepProps {
  step: number;
  answers: Answers;
  errors: StepErrors;
}

/** One question on a page of its own; the answers to the others travel along, hidden. */
export function QuestionnaireStep({ step, answers, errors }: StepProps) {
  const { words } = useContext(FormWordsContext);
  const part = partsInOrder[step - 1] ?? 'country';
  return (
    <form method="post" noValidate className="flex flex-col">
      <div className="flex flex-1 flex-col gap-6 px-4 py-10 md:px-16 md:py-16">
        <div className="flex flex-col gap-2">
          <Heading level={1} look="display" isFocusable>
            {words[part].heading}
          </Heading>
          <p className="type-prose text-muted">{words[part].text}</p>
        </div>
        {errors.form && <InlineNotification variant="error">{errors.form}</InlineNotification>}
        <input type="hidden" name="step" value={step} />
        <Others answers={answers} step={step} />
        <div className="max-w-[720px]">
          <Question step={step} answers={answers} errors={errors} />
        </div>
      </div>
      <div className="sticky bottom-0 flex flex-row-reverse justify-end gap-3 border-t border-line bg-surface px-4 py-4 md:px-16">
        {/* First in the document: Enter in a field continues. */}
        <Button type="submit" name="go" value="next" look="move" size="large">
          {step === lastStep ? words.send : words.next}
        </Button>
        {step > 1 && (
          <Button type="submit" name="go" value="back" size="large">
            {words.back}
          </Button>
        )}
      </div>
    </form>
  );
}

function Question({ step, answers, errors }: StepProps) {
  const { words, language } = useContext(FormWordsContext);
  if (step === 1)
    return (
      <Select
        label={words.country.label}
        name="country"
        defaultValue={answers.country}
        error={errors.country}
        options={[
          { value: '', label: '' },
          ...countries(language).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    );
  if (step === 2) return <ChoiceCards part="goods" isMany chosen={answers.goods} error={errors.goods} />;
  if (step === 3) return <ChoiceCards part="quantity" chosen={[answers.quantity]} error={errors.quantity} />;
  if (step === 4) return <ChoiceCards part="list" chosen={[answers.list]} error={errors.list} />;
  return <Contact answers={answers} errors={errors} />;
}

function Contact({ answers: { contact }, errors }: Omit<StepProps, 'step'>) {
  const { words } = useContext(FormWordsContext);
  const { companyName, contactName, email, website } = contact;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={words.company.companyName}
        name="companyName"
        autoComplete="organization"
        defaultValue={companyName}
        error={errors.companyName}
        maxLength={120}
      />
      <TextField
        label={words.company.contactName}
        name="contactName"
        autoComplete="name"
        defaultValue={contactName}
        error={errors.contactName}
        maxLength={80}
      />
      <TextField
        label={words.company.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={errors.email}
        maxLength={200}
      />
      <TextField
        label={`${words.company.website} ${words.optional}`}
        name="website"
        autoComplete="url"
        defaultValue={website}
        error={errors.website}
        maxLength={200}
      />
    </div>
  );
}

function Others({ answers: { country, goods, quantity, list, contact }, step }: Omit<StepProps, 'errors'>) {
  const fields: [number, string, string][] = [
    [1, 'country', country],
    ...goods.map((value): [number, string, string] => [2, 'goods', value]),
    [3, 'quantity', quantity],
    [4, 'list', list],
    ...Object.entries(contact).map(([name, value]): [number, string, string] => [5, name, value]),
  ];
  return fields
    .filter(([of, , value]) => of !== step && value !== '')
    .map(([, name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
