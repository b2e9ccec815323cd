/** A company as papers name it. Empty lines are left out; `country` is ISO 3166-1 alpha-2. */
export type Party = {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly vatNumber: string | null;
  readonly registrationNumber: string | null;
};

/** Where something goes, as it was when it was agreed: kept with what it was agreed for. */
export type Place = Pick<Party, 'name' | 'line1' | 'line2' | 'postalCode' | 'city' | 'region' | 'country'>;
