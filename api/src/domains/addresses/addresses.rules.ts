/** What an address may say. Pure. */
type VatRecord = { readonly vatStatus: string; readonly vatCompanyName: string | null };

/**
 * The name that the company name of an address must include; null when there is none to ask for: the rule applies only
 * when the VAT number is VALID and its registration told a name (domain page, section 16).
 */
export function askedNameOf({ vatStatus, vatCompanyName }: VatRecord): string | null {
  return vatStatus === 'VALID' && vatCompanyName ? vatCompanyName : null;
}

/** Whether one name includes the other, whatever the case and the spaces. */
export const includesName = (name: string, asked: string): boolean => plain(name).includes(plain(asked));

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
