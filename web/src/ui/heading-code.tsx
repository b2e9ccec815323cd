/** A code within a heading: as wide letters say what it is, narrow ones which. */
export const HeadingCode = ({ children }: { children: string }) => (
  <span className="font-mono text-[0.9em] font-medium tracking-tight whitespace-nowrap">{children}</span>
);
