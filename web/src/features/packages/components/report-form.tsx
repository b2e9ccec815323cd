import { pictureFileTypes } from '@quayside/contract/file-values';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { lineTypes, mostPhotos, reportableTypes } from '@quayside/contract/package-values';
import type { PackageDetail } from '@quayside/contract/packages';
import { type FormEvent, useState } from 'react';
import { useChosenFiles } from '../../../lib/use-chosen-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { isWholeNumber, type LineDifference } from '../line-counts.ts';
import { type Report, reportDifference } from '../packages.api.ts';
import { usePackageChange } from '../use-package-change.ts';

const words = warehouseMessages.report;
type Typed = Omit<Report, 'files'>;

interface FormProps {
  one: PackageDetail;
  /** What was counted otherwise: it need not be typed again. */
  found: LineDifference | undefined;
  onReported: (one: PackageDetail) => void;
}

/** What differs: the package is put on hold, and its seller is told. */
export function ReportForm({ one, found, onReported }: FormProps) {
  const photos = useChosenFiles({ types: pictureFileTypes, maximumFiles: mostPhotos });
  const [edited, setEdited] = useState<Partial<Typed>>({});
  const [isChecked, setChecked] = useState(false);
  const typed = { ...firstOf(found), ...edited };
  const isOfLine = lineTypes.includes(typed.type);
  const change = usePackageChange(
    (input: Report, key) => reportDifference({ qid: one.qid, key }, input),
    null,
    onReported,
  );
  const isWrong = isOfLine && (!isWholeNumber(typed.quantity) || typed.lineQid === '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isWrong) change.mutate({ ...typed, ...(isOfLine ? {} : { quantity: '', lineQid: '' }), files: photos.files });
  };
  const set = (part: Partial<Typed>) => setEdited((before) => ({ ...before, ...part }));
  return (
    <form onSubmit={send}>
      <Stack>
        <Text>{words.text}</Text>
        <Select
          label={words.type}
          value={typed.type}
          options={reportableTypes.map((value) => ({ value, label: warehouseMessages.types[value] }))}
          onChange={({ target }) => set({ type: reportableTypes.find((one) => one === target.value) ?? 'SHORT' })}
        />
        {isOfLine && <LineFields one={one} typed={typed} isChecked={isChecked} onChange={set} />}
        <TextArea
          label={warehouseMessages.note}
          isOptional
          rows={2}
          maxLength={1_000}
          value={typed.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <FileDrop
          label={warehouseMessages.photos}
          hint={warehouseMessages.photoHint}
          types={pictureFileTypes}
          isMultiple
          files={photos.chosen}
          onAdd={photos.add}
          onRemove={photos.remove}
        />
        <div>
          <Button type="submit" look="primary" size="large" isLoading={change.isPending}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What was counted otherwise, and is not reported yet; else nothing that could be sent by mistake. */
const firstOf = (found: LineDifference | undefined): Typed => ({
  type: found && found.difference > 0 ? 'OVER' : 'SHORT',
  quantity: found ? String(Math.abs(found.difference)) : '',
  lineQid: found?.line.qid ?? '',
  note: '',
});

interface LineProps {
  one: PackageDetail;
  typed: Typed;
  isChecked: boolean;
  onChange: (part: Partial<Typed>) => void;
}

/** Which product, and how many pieces of it. */
function LineFields({ one, typed, isChecked, onChange }: LineProps) {
  return (
    <>
      <Select
        label={words.line}
        value={typed.lineQid}
        placeholder
        error={isChecked && typed.lineQid === '' ? words.lineMissing : undefined}
        options={one.lines.map(({ qid, productName }) => ({ value: qid, label: productName }))}
        onChange={({ target }) => onChange({ lineQid: target.value })}
      />
      <TextField
        label={words.quantity}
        inputMode="numeric"
        value={typed.quantity}
        error={isChecked && !isWholeNumber(typed.quantity) ? warehouseMessages.page.wholeNumber : undefined}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
    </>
  );
}
