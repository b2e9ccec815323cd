/** Bays of a warehouse: an aisle and a number, `C-07`. Their labels say `BAY-C-07`, which no package is called. */
const label = /^(?:BAY-)?([A-Z]-\d{2})$/;

/** The bay whose label was scanned, or that was typed; null: something else. */
export const bayOfScan = (code: string): string | null => label.exec(code.trim().toUpperCase())?.[1] ?? null;

/** The aisles with racks, the bay of what is on hold and the one of what goes back. */
export const bayAisles = ['A', 'B', 'C', 'D', 'E', 'F', 'H', 'R'] as const;

/** What the label of a bay says. */
export const bayLabel = (bay: string): string => `BAY-${bay}`;
