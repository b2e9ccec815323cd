/** Whose a key is: a selling company's or a buying one's. */
export type Owner = { readonly sellerId: string } | { readonly buyerId: string };
