/** How high the rows of a table are: 48 px, in the warehouse 72 with larger type. */
export type Density = 'normal' | 'warehouse';

/** Of marks side by side, which cards and narrow tables leave out. */
export const markOnly =
  '@min-[600px]:@max-[800px]:hidden @min-[600px]:px-0.5! @min-[600px]:text-center! [font-stretch:80%]';
/** Of a cell that narrow tables leave out; cards have it. */
export const wideOnly = '@min-[600px]:@max-[1100px]:hidden';

/** The class of a row's height in table form. */
export const rowHeights: Readonly<Record<Density, string>> = {
  normal: '@min-[600px]:h-12',
  warehouse: '@min-[600px]:h-18',
};
