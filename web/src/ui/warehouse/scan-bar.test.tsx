// @vitest-environment happy-dom
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button.tsx';
import { BottomTabs } from '../shell/bottom-tabs.tsx';
import { ScanBar } from './scan-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isPhone: boolean) {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  const heard: string[] = [];
  render(
    <>
      <main>
        <ScanBar result={{ kind: 'ready', word: 'Ready', sentence: 'Scan.' }} onCode={(code) => heard.push(code)}>
          <Button>Undo 0042</Button>
        </ScanBar>
      </main>
      <footer>
        <BottomTabs items={[]} />
      </footer>
    </>,
  );
  const foot = screen.getByRole('contentinfo');
  return { heard, isInZone: (name: string) => foot.contains(screen.getByRole('button', { name })) };
}

describe('[WH-08] what a hand does when nothing can be scanned', () => {
  it('stands on phones where a thumb reaches: take back, type, camera; the field comes with a press', async () => {
    const { heard, isInZone } = show(true);
    expect(['Undo 0042', words.typeIt, words.camera.open].map(isInZone)).toEqual([true, true, true]);
    expect(screen.queryByLabelText(words.typeCode)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.typeIt }));
    expect(document.activeElement).toBe(screen.getByLabelText(words.typeCode));
    await userEvent.keyboard('PK-1{Enter}');
    expect(heard).toEqual(['PK-1']);
    expect(screen.queryByLabelText(words.typeCode)).toBeNull();
  });

  it('stands under the result elsewhere', () => {
    const { isInZone } = show(false);
    expect(['Undo 0042', words.find, words.camera.open].map(isInZone)).toEqual([false, false, false]);
  });
});
