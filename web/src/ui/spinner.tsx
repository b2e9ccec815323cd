/** Small sign of work beside a label that says what is going on; silent by itself. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="flex-none animate-spin">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="32 16" />
    </svg>
  );
}
