import { paperMessages } from '@quayside/contract/messages/papers';
import { lotPattern } from '@quayside/contract/paper-values';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { FormDialog } from '../../../ui/overlay/form-overlay.tsx';
import { Text } from '../../../ui/text.tsx';
import { getLabels, type LabelChoice, type LabelType } from '../papers.api.ts';
import { useDownload } from '../use-download.ts';

const words = paperMessages.labels;
const formats = ['pdf', 'zpl'] as const;
const empty = { lineQid: '', lot: '', first: '', last: '' };
type Typed = typeof empty;

interface Props {
  type: LabelType;
  sale: Pick<Sale, 'qid' | 'lines'>;
  onClose: () => void;
}

/** Labels of a part of the pieces; of cartons also those of one line, with the batch they are of. */
export default function LabelDialog({ type, sale, onClose }: Props) {
  const { typed, change, field, format, setFormat, submit, isLoading } = useLabels(type, sale, onClose);
  return (
    <FormDialog
      title={paperMessages.names[type]}
      submitLabel={words.download}
      isSending={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="muted">{words.intro}</Text>
      {type === 'SHIPPING_LABEL' && (
        <>
          <Select
            label={words.line}
            value={typed.lineQid}
            onChange={change('lineQid')}
            placeholder={words.allLines}
            options={optionsOf(sale.lines)}
          />
          <TextField label={words.lot} hint={words.lotHint} autoComplete="off" {...field('lot')} />
        </>
      )}
      <Columns>
        <TextField label={words.first} inputMode="numeric" autoComplete="off" {...field('first')} />
        <TextField label={words.last} inputMode="numeric" autoComplete="off" {...field('last')} />
      </Columns>
      <RadioCards
        legend={words.format}
        name="format"
        value={format}
        onChange={setFormat}
        cards={formats.map((value) => ({
          value,
          title: paperMessages.formats[value],
          description: paperMessages.formatHints[value],
        }))}
      />
    </FormDialog>
  );
}

/** What is typed, and the download of what it stands for. */
function useLabels(type: LabelType, sale: Props['sale'], onDone: () => void) {
  const [typed, setTyped] = useState(empty);
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const [wrong, setWrong] = useState<Partial<Typed>>({});
  const { download, running } = useDownload((choice: LabelChoice) => getLabels(sale.qid, type, format, choice), onDone);
  const change = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const submit = () => {
    const errors = errorsOf(typed);
    setWrong(errors);
    if (Object.keys(errors).length === 0) download(choiceOf(typed));
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: change(name),
    isOptional: true,
    ...(wrong[name] ? { error: wrong[name] } : {}),
  });
  return { typed, change, field, format, setFormat, submit, isLoading: running !== undefined };
}

const optionsOf = (lines: Sale['lines']) =>
  lines
    .filter(({ confirmedQuantity }) => confirmedQuantity !== 0)
    .map(({ qid, brandName, productName }) => ({ value: qid, label: `${brandName}: ${productName}` }));

/** What is wrong, by field. */
function errorsOf({ lot, first, last }: Typed): Partial<Typed> {
  const isNumber = (text: string) => text.trim() === '' || /^[1-9]\d{0,5}$/.test(text.trim());
  return {
    ...(lot.trim() === '' || lotPattern.test(lot.trim()) ? {} : { lot: words.lotWrong }),
    ...(isNumber(first) ? {} : { first: words.numberWrong }),
    ...(isNumber(last) ? {} : { last: words.numberWrong }),
  };
}

/** Only what was filled in. */
function choiceOf({ lineQid, lot, first, last }: Typed): LabelChoice {
  return {
    ...(lineQid === '' ? {} : { lineQid }),
    ...(lot.trim() === '' ? {} : { lot: lot.trim() }),
    ...(first.trim() === '' ? {} : { first: Number(first) }),
    ...(last.trim() === '' ? {} : { last: Number(last) }),
  };
}
