/** The carrier that needs no number and tells nothing by itself. */
export const ownTruck = 'own_truck';
