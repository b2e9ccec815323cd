/** Values of papers without Zod, so that the portal can use them too. */

/** Labels in one file: what is drawn in a few seconds. */
export const maximumLabels = 300;

/** What may stand in a batch or lot number: GS1's character set 82, at most 20 characters (GS1 General Specifications, 3.4.1). */
export const lotPattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;
