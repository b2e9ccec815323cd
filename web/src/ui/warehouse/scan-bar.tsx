import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Button } from '../button.tsx';
import { TextField } from '../form/text-field.tsx';
import { Spinner } from '../spinner.tsx';
import { type BandResult, ResultBand } from './result-band.tsx';
import { ThumbButtons, ThumbZone } from './thumb-zone.tsx';

/** With the reader of codes behind it: nobody loads it who has a scanner. */
const CameraView = lazy(() => import('./camera-view.tsx'));

interface ScanBarProps {
  result: BandResult;
  /** What to do about it, such as opening the package. */
  action?: ReactNode;
  onCode: (code: string) => void;
  /** Its reader cannot be loaded now. */
  hasNoCamera?: boolean;
  /** More buttons beside the field. */
  children?: ReactNode;
}

/**
 * The last scan's result, as wide as the page; below it what a hand does when nothing can be scanned. On phones that stands
 * where a thumb reaches, and the list begins under the result.
 */
export function ScanBar({ result, action, onCode, hasNoCamera = false, children }: ScanBarProps) {
  const [hasCamera, setCamera] = useState(false);
  const isPhone = useIsPhone();
  const onCamera = hasCamera || hasNoCamera ? null : () => setCamera(true);
  return (
    <div className="flex min-w-0 flex-col">
      <ResultBand result={result} action={action} />
      {(!isPhone || hasCamera) && (
        <div className="flex flex-wrap items-end gap-3 border-b border-line bg-sunken px-4 py-3">
          {!isPhone && <CodeForm onCode={onCode}>{onCamera && <CameraButton onPress={onCamera} />}</CodeForm>}
          {!isPhone && children}
          {hasCamera && (
            <Suspense fallback={<Spinner />}>
              <CameraView onCode={onCode} onClose={() => setCamera(false)} />
            </Suspense>
          )}
        </div>
      )}
      {isPhone && (
        <Thumb onCode={onCode} onCamera={onCamera}>
          {children}
        </Thumb>
      )}
    </div>
  );
}

function CameraButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="large" isWide icon="barcode" onPress={onPress}>
      {words.camera.open}
    </Button>
  );
}

type ThumbProps = Pick<ScanBarProps, 'onCode' | 'children'> & { onCamera: (() => void) | null };

function Thumb({ onCode, onCamera, children }: ThumbProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <ThumbZone>
      {isTyping && (
        <CodeForm
          isFocused
          onCode={(code) => {
            onCode(code);
            setTyping(false);
          }}
        />
      )}
      <ThumbButtons>
        {children}
        <Button size="large" isWide icon="keyboard" aria-expanded={isTyping} onPress={() => setTyping(!isTyping)}>
          {words.typeIt}
        </Button>
        {onCamera && <CameraButton onPress={onCamera} />}
      </ThumbButtons>
    </ThumbZone>
  );
}

function CodeForm({
  onCode,
  isFocused = false,
  children,
}: {
  onCode: (code: string) => void;
  isFocused?: boolean;
  children?: ReactNode;
}) {
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
      <div className="min-w-0 flex-1 basis-0">
        <TextField
          label={words.typeCode}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoFocus={isFocused}
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      <div>
        <Button type="submit" size="large" isWide>
          {words.find}
        </Button>
      </div>
      {children && <div>{children}</div>}
    </form>
  );
}
