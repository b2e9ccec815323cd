/** The registry of feature flags: owner, default and the date by which the flag goes. */
export const flagRegistry = {
  logistics: { owner: 'fulfilment', default: true, removeBy: '2027-06-30' },
  'warehouse-shipment-take-over': { owner: 'fulfilment', default: true, removeBy: '2027-06-30' },
  'proforma-upload': { owner: 'sales', default: false, removeBy: '2027-06-30' },
} as const;

export type FlagName = keyof typeof flagRegistry;
export type Flags = Readonly<Record<FlagName, boolean>>;

/** The flags as the registry sets them. */
export const defaultFlags: Flags = {
  logistics: flagRegistry.logistics.default,
  'warehouse-shipment-take-over': flagRegistry['warehouse-shipment-take-over'].default,
  'proforma-upload': flagRegistry['proforma-upload'].default,
};
