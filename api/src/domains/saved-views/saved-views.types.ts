/** Whose views. */
export type Owner = { readonly sellerId: string; readonly userId: string };
