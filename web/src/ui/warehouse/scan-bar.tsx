import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { signal } from '../../lib/scan-signal.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { TextField } from '../form/text-field.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Cluster } from '../layout.tsx';
import { Spinner } from '../spinner.tsx';

/** With the reader of codes behind it: nobody loads it who has a scanner. */
const CameraView = lazy(() => import('./camera-view.tsx'));

export type BandKind = 'ready' | 'ok' | 'check' | 'stop';
export interface BandResult {
  kind: BandKind;
  /** One word, read from two metres. */
  word: string;
  code?: string;
  sentence: string;
  /** The bay, larger than anything else. */
  bay?: string;
  /** "3 of 12". */
  tally?: string;
}

const looks: Readonly<Record<BandKind, { classes: string; icon: IconName }>> = {
  ready: { classes: 'band-ready border-b border-line', icon: 'barcode' },
  ok: { classes: 'band-ok', icon: 'check' },
  check: { classes: 'band-check', icon: 'alert-triangle' },
  stop: { classes: 'band-stop', icon: 'alert-octagon' },
};

/** The last scan's result, as wide as the page; below it what a thumb reaches when nothing can be scanned. */
export function ScanBar({
  result,
  action,
  onCode,
  children,
}: {
  result: BandResult;
  /** What to do about it, such as opening the package. */
  action?: ReactNode;
  onCode: (code: string) => void;
  /** More buttons beside the field. */
  children?: ReactNode;
}) {
  const [hasCamera, setCamera] = useState(false);
  useEffect(() => {
    if (result.kind !== 'ready') signal(result.kind);
  }, [result]);
  return (
    <div className="flex min-w-0 flex-col">
      <Band result={result} action={action} />
      <div className="flex flex-wrap items-end gap-3 border-b border-line bg-sunken px-4 py-3">
        <CodeForm onCode={onCode} onCamera={hasCamera ? null : () => setCamera(true)} />
        {children}
        {hasCamera && (
          <Suspense fallback={<Spinner />}>
            <CameraView onCode={onCode} onClose={() => setCamera(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Band({ result, action }: { result: BandResult; action: ReactNode }) {
  const { kind, word, code, sentence, bay, tally } = result;
  const { classes, icon } = looks[kind];
  return (
    <div data-band={kind} className={cx('flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4', classes)}>
      <div
        className="flex min-w-0 basis-full flex-wrap items-center gap-x-6 gap-y-2 md:flex-1 md:basis-0"
        role="status"
        aria-live="assertive"
      >
        <div className="flex min-w-0 basis-full items-center gap-4 md:basis-auto">
          <span className="flex-none">
            <Icon name={icon} size={64} />
          </span>
          <div className="flex min-w-0 flex-col">
            <strong className="type-wh-xl">{word}</strong>
            {code && <BandCode code={code} />}
            <span className="type-wh">{sentence}</span>
          </div>
        </div>
        {bay && <span className="type-bay">{bay}</span>}
        {tally && <span className="type-wh">{tally}</span>}
      </div>
      {action && <Cluster>{action}</Cluster>}
    </div>
  );
}

/** People know a package by its last four characters: they stand out. */
function BandCode({ code }: { code: string }) {
  return (
    <span className="type-wh break-all">
      {code.slice(0, -4)}
      <span className="type-wh-code">{code.slice(-4)}</span>
    </span>
  );
}

function CodeForm({ onCode, onCamera }: { onCode: (code: string) => void; onCamera: (() => void) | null }) {
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <form
      onSubmit={send}
      className="flex min-w-0 flex-1 basis-full flex-wrap items-end gap-3 large-controls md:basis-0"
    >
      <div className="min-w-0 basis-full md:flex-1 md:basis-0">
        <TextField
          label={words.typeCode}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      <div className="max-md:flex-1">
        <Button type="submit" size="large" isWide>
          {words.find}
        </Button>
      </div>
      {onCamera && (
        <div className="max-md:flex-1">
          <Button size="large" isWide onPress={onCamera}>
            {words.camera.open}
          </Button>
        </div>
      )}
    </form>
  );
}
