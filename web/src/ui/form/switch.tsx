/** Only for settings that are saved at once. */
export function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="group flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 rounded-control text-left pointer-coarse:min-h-11"
    >
      <span>{label}</span>
      <span
        aria-hidden="true"
        className="flex h-6 w-11 flex-none items-center rounded-control border border-control bg-sunken p-0.5 transition-colors group-aria-checked:justify-end group-aria-checked:border-brand group-aria-checked:bg-brand"
      >
        <span className="size-4.5 rounded-badge bg-control group-aria-checked:bg-on-brand" />
      </span>
    </button>
  );
}
