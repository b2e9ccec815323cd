// @vitest-environment happy-dom

import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CameraView from './camera-view.tsx';

const words = warehouseMessages.camera;
const code = `0109501101530003${'10'}AB-1\u001D17270331`;
const stop = vi.fn();
let hasFailed: boolean;

beforeEach(() => {
  hasFailed = false;
  stop.mockClear();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['code_128', 'data_matrix', 'qr_code', 'ean_13'];
      detect = async () => {
        if (hasFailed) throw new DOMException('the service is gone', 'NotSupportedError');
        return [{ rawValue: code }];
      };
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('[WH-02] what a handheld’s own reader sees is told once, with its separators, and the camera ends with the view', async () => {
  const heard = vi.fn();
  render(<CameraView onCode={heard} onClose={vi.fn()} />);
  await screen.findByText(words.hold);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  // Looked at several times more.
  await new Promise((resume) => setTimeout(resume, 400));
  expect(heard.mock.calls).toEqual([[code]]);
  cleanup();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('[WH-02] a reader that gives up is told in words, and the camera ends', async () => {
  const close = vi.fn();
  hasFailed = true;
  render(<CameraView onCode={vi.fn()} onClose={close} />);
  expect((await screen.findByRole('alert')).textContent).toBe(words.troubles.unreadable);
  expect(stop).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  expect(close).toHaveBeenCalledTimes(1);
});
