import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { mostLines, mostNumbers, type Signature, signaturePad, signaturePath } from '@quayside/contract/signature';
import { type PointerEvent, useRef } from 'react';
import { Button } from '../button.tsx';
import { Text } from '../text.tsx';

const words = warehouseMessages.shipments;

/** A pad to sign on with a finger or a pen. Beside it there is always a way with a keyboard. */
export function SignaturePad({ lines, onChange }: { lines: Signature; onChange: (lines: Signature) => void }) {
  // Points come faster than the page is drawn.
  const drawn = useRef(lines);
  const isDown = useRef(false);
  const change = (next: Signature) => {
    drawn.current = next;
    onChange(next);
  };
  const onDown = (event: PointerEvent<SVGSVGElement>) => {
    if (drawn.current.length === mostLines) return;
    isDown.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    change([...drawn.current, pointOf(event)]);
  };
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current.at(-1);
    if (!isDown.current || !line || line.length >= mostNumbers) return;
    const [x, y] = pointOf(event);
    if (line.at(-2) !== x || line.at(-1) !== y) change([...drawn.current.slice(0, -1), [...line, x, y]]);
  };
  const onUp = () => {
    isDown.current = false;
  };
  return (
    <div className="flex flex-col gap-2">
      <Text as="span" weight="strong">
        {words.signature}
      </Text>
      <Text tone="muted">{words.signatureText}</Text>
      <svg
        viewBox={`0 0 ${signaturePad.width} ${signaturePad.height}`}
        className="signature-pad"
        role="img"
        aria-label={lines.length === 0 ? words.signature : words.signatureDrawn}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      >
        <path d={signaturePath(lines)} />
      </svg>
      {lines.length > 0 && (
        <div>
          <Button size="large" onPress={() => change([])}>
            {words.signatureClear}
          </Button>
        </div>
      )}
    </div>
  );
}

/** In units of the pad, within its edges. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const along = (at: number, length: number, most: number) =>
    Math.round(Math.min(Math.max(at / Math.max(length, 1), 0), 1) * most);
  return [along(clientX - left, width, signaturePad.width), along(clientY - top, height, signaturePad.height)];
}
