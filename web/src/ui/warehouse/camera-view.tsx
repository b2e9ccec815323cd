/** Loaded with the first press on "Camera". Import it by `lazy`. */
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useCamera } from '../../lib/camera/use-camera.ts';
import { Button } from '../button.tsx';
import { Text } from '../text.tsx';

const words = warehouseMessages.camera;

/** What the camera sees, and codes read from it, until it is closed; in plain words where there is none to use. */
export default function CameraView({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { video, state, torch } = useCamera(onCode);
  return (
    <div className="flex w-full min-w-0 flex-col gap-3" data-camera={state.kind}>
      {state.kind === 'failed' ? (
        <div role="alert">
          <Text tone="error">{words.troubles[state.trouble]}</Text>
        </div>
      ) : (
        <video ref={video} muted playsInline className="camera-picture" aria-label={words.picture} />
      )}
      <div className="flex flex-wrap gap-3" role="status">
        {state.kind !== 'failed' && <Text as="span">{state.kind === 'starting' ? words.starting : words.hold}</Text>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="large" onPress={onClose}>
          {words.close}
        </Button>
        {torch && (
          <Button size="large" onPress={torch.toggle}>
            {torch.isOn ? words.lightOff : words.lightOn}
          </Button>
        )}
      </div>
    </div>
  );
}
