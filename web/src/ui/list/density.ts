/** How high the rows of a table are: 48 px, in the warehouse 72 with larger type. */
export type Density = 'normal' | 'warehouse';

/** The class of a row's height in table form. */
export const rowHeights: Readonly<Record<Density, string>> = {
  normal: '@min-[720px]:h-12',
  warehouse: '@min-[720px]:h-18',
};
