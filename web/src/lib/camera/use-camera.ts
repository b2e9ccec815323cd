import { useEffect, useRef, useState } from 'react';
import { type CodeReader, openCodeReader } from './code-reader.ts';
import { seenCodes } from './seen-codes.ts';

export type CameraTrouble = 'blocked' | 'none' | 'busy' | 'unreadable';
export type CameraState =
  | { readonly kind: 'starting' | 'reading' }
  | { readonly kind: 'failed'; readonly trouble: CameraTrouble };

/** Between two looks, in milliseconds: a scan is answered within a tenth of a second, and hands and battery stay cool. */
const pause = 80;
/** The back camera of a phone; of what others have, whichever there is. */
const wanted = { video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } }, audio: false };

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Shows the camera in `video` for as long as it is mounted and tells each code once. Pictures never leave the device. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  tell.current = onCode;
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  useEffect(() => {
    const end = new AbortController();
    start(video.current, end.signal, {
      onTrack: setTrack,
      onState: setState,
      onCode: (code) => tell.current(code),
    }).catch((problem: unknown) => {
      if (!end.signal.aborted) setState({ kind: 'failed', trouble: troubleOf(problem) });
    });
    return () => end.abort();
  }, []);
  return { video, state, torch: useTorch(track) };
}

const troubleOf = (problem: unknown): CameraTrouble =>
  (problem instanceof DOMException ? troubles[problem.name] : undefined) ?? 'unreadable';

interface Told {
  readonly onTrack: (track: MediaStreamTrack | null) => void;
  readonly onState: (state: CameraState) => void;
  readonly onCode: (code: string) => void;
}

async function start(video: HTMLVideoElement | null, signal: AbortSignal, told: Told): Promise<void> {
  if (!video || !navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  const stop = () => {
    for (const one of stream.getTracks()) one.stop();
  };
  // The page may be gone while the person was asked.
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    video.srcObject = stream;
    const [read] = await Promise.all([openCodeReader(), video.play()]);
    if (signal.aborted) return;
    told.onTrack(stream.getVideoTracks()[0] ?? null);
    told.onState({ kind: 'reading' });
    await look(video, read, signal, told.onCode);
  } catch (problem) {
    stop();
    throw problem;
  }
}

async function look(
  video: HTMLVideoElement,
  read: CodeReader,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const fresh = seenCodes();
  while (!signal.aborted) {
    const codes = document.hidden ? [] : await read(video);
    if (signal.aborted) return;
    for (const code of fresh(codes, performance.now())) onCode(code);
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** The lamp beside the camera; null where there is none. */
function useTorch(track: MediaStreamTrack | null): { isOn: boolean; toggle: () => void } | null {
  const [isOn, setOn] = useState(false);
  const hasTorch = track !== null && 'torch' in (track.getCapabilities?.() ?? {});
  if (!hasTorch) return null;
  const toggle = () => {
    // Not in the types of the standard yet; others pass over what they do not know.
    const advanced: (MediaTrackConstraintSet & { torch: boolean })[] = [{ torch: !isOn }];
    track.applyConstraints({ advanced }).then(
      () => setOn(!isOn),
      () => setOn(false),
    );
  };
  return { isOn, toggle };
}
