/** What a warehouse has carried: rows of equal parcels or pallets, and how they stand in an address. */
export const mostWarehouseLoads = 20;

/** ASKING: its carrier is being told not to come. UNANSWERED: it never answered, and the booking stands. */
export const bookingCancellations = ['ASKING', 'UNANSWERED'] as const;

type Row = {
  readonly loadType: 'PARCEL' | 'PALLET';
  readonly count: number;
  readonly weightKg: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
};

/** `PARCEL:2:12.5:60:40:40`, several separated by commas. */
export const loadsText = (loads: readonly Row[]): string =>
  loads
    .map(({ loadType, count, weightKg, lengthCm, widthCm, heightCm }) =>
      [loadType, count, weightKg, lengthCm, widthCm, heightCm].join(':'),
    )
    .join(',');
