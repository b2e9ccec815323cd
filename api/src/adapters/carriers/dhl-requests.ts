/**
 * Bodies of the DHL Express MyDHL API: POST /rates, /shipments and /pickups. Written after the published OpenAPI document,
 * version 2.7.0; lengths are cut to what it allows, except address lines, which are refused before.
 */
import { meetsCustoms } from '../../kernel/customs.ts';
import type { BookingRequest, Cargo, Destination, Load, PickupPlace } from './carriers.port.ts';

export type DhlAccount = { readonly number: string; readonly phone: string };

/** Worldwide parcels; domestic express within one country. */
const productOf = ({ from, to }: Cargo): string => (from.country === to.country ? 'N' : 'P');

const isDeclared = ({ from, to }: Cargo): boolean => meetsCustoms(from.country, to.country);

export function ratesBody(cargo: Cargo, account: DhlAccount, pickupDate: string) {
  return {
    customerDetails: {
      shipperDetails: placeOf(cargo.from),
      receiverDetails: placeOf(cargo.to),
    },
    accounts: [{ typeCode: 'shipper', number: account.number }],
    plannedShippingDateAndTime: plannedAt(pickupDate, cargo.from.timeZone),
    unitOfMeasurement: 'metric',
    isCustomsDeclarable: isDeclared(cargo),
    productsAndServices: [{ productCode: productOf(cargo) }],
    packages: packagesOf(cargo.loads),
  };
}

/** The label; its pickup is asked for by a call of its own, so that a refused day leaves nothing behind that costs. */
export function shipmentBody(request: BookingRequest, account: DhlAccount) {
  return {
    plannedShippingDateAndTime: plannedAt(request.pickupDate, request.from.timeZone),
    pickup: { isRequested: false },
    productCode: productOf(request),
    getRateEstimates: true,
    accounts: [{ typeCode: 'shipper', number: account.number }],
    customerReferences: [{ typeCode: 'CU', value: referenceOf(request) }],
    customerDetails: {
      shipperDetails: partyOf(request.from, account),
      receiverDetails: receiverOf(request.to, account),
    },
    content: {
      packages: packagesOf(request.loads),
      isCustomsDeclarable: isDeclared(request),
      description: `Order ${request.order}`.slice(0, 70),
      incoterm: 'DAP',
      unitOfMeasurement: 'metric',
    },
    outputImageProperties: {
      encodingFormat: 'pdf',
      imageOptions: [{ typeCode: 'label', templateName: 'ECOM26_A6_002' }],
    },
  };
}

export function pickupBody(request: BookingRequest, account: DhlAccount, shipmentTrackingNumber: string) {
  return {
    plannedPickupDateAndTime: plannedAt(request.pickupDate, request.from.timeZone),
    closeTime: '17:00',
    location: 'reception',
    locationType: 'business',
    accounts: [{ typeCode: 'shipper', number: account.number }],
    customerDetails: { shipperDetails: partyOf(request.from, account) },
    shipmentDetails: [
      {
        productCode: productOf(request),
        isCustomsDeclarable: isDeclared(request),
        unitOfMeasurement: 'metric',
        shipmentTrackingNumber,
        packages: packagesOf(request.loads),
      },
    ],
  };
}

/** The booking's id, by which a shipment whose answer was lost is found again. At most 35 characters. */
export const referenceOf = ({ id }: Pick<BookingRequest, 'id'>): string => id.replaceAll('-', '');

function partyOf(from: PickupPlace, { phone }: DhlAccount) {
  return {
    postalAddress: {
      ...placeOf(from),
      addressLine1: from.line1,
      ...(from.line2 === '' ? {} : { addressLine2: from.line2 }),
    },
    contactInformation: contact(from.company, phone),
  };
}

function receiverOf(to: Destination, { phone }: DhlAccount) {
  return {
    postalAddress: {
      ...placeOf(to),
      addressLine1: cut(to.line1, 45),
      ...(to.line2 === '' ? {} : { addressLine2: cut(to.line2, 45) }),
    },
    contactInformation: contact(to.name, phone),
  };
}

const placeOf = ({ postalCode, city, country }: Pick<Destination, 'postalCode' | 'city' | 'country'>) => ({
  postalCode: cut(postalCode, 12),
  cityName: cut(city, 45),
  countryCode: country,
});
const contact = (name: string, phone: string) => ({
  phone: cut(phone, 70),
  companyName: cut(name, 100),
  fullName: cut(name, 255),
});
const cut = (text: string, longest: number): string => text.slice(0, longest);

const packagesOf = (loads: readonly Load[]) =>
  loads.flatMap(({ count, weightKg, lengthCm, widthCm, heightCm }) =>
    Array.from({ length: count }, () => ({
      weight: rounded(weightKg),
      dimensions: { length: rounded(lengthCm), width: rounded(widthCm), height: rounded(heightCm) },
    })),
  );
const rounded = (measure: number): number => Math.round(measure * 1_000) / 1_000;

/** `2026-12-01T09:00:00 GMT+01:00`: nine in the morning at the pickup place. */
function plannedAt(date: string, timeZone: string): string {
  const noon = `${date}T12:00:00.000Z`;
  const named = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(noon))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${date}T09:00:00 ${named && named !== 'GMT' ? named : 'GMT+00:00'}`;
}
