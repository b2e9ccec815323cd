import type { ReactNode } from 'react';

/** A part of a page in a theme of its own, such as on the page of components. */
export function ThemeScope({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div data-theme={theme} className="min-w-0 bg-canvas p-4 text-ink md:p-6">
      {children}
    </div>
  );
}
