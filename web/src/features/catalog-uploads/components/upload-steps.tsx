import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import { StepBar } from '../../../ui/facts/step-bar.tsx';
import { type UploadStep, uploadSteps } from '../task-says.ts';

const words = stockListMessages.steps;

/** Where a list stands on its way from file to offers. `at` null: at its end. */
export function UploadSteps({ at }: { at: UploadStep | null }) {
  return (
    <StepBar
      label={words.label}
      steps={uploadSteps.map((step) => words[step])}
      current={at === null ? uploadSteps.length : uploadSteps.indexOf(at)}
      doneWord={words.done}
    />
  );
}
