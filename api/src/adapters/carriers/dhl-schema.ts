/**
 * Requests of the DHL Express MyDHL API as JSON Schema: the parts of its published OpenAPI document (version 2.7.0) that we
 * send, with their lengths and required members. For tests: what is not written here is refused, as it is there.
 */
const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength }) as const;
const object = <Properties extends object>(properties: Properties, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: object, maxItems: number, minItems = 1) => ({ type: 'array', items, minItems, maxItems });
const measure = (minimum: number) => ({ type: 'number', minimum, maximum: 999_999_999_999 });
const metric = { type: 'string', enum: ['metric', 'imperial'] };
const flag = { type: 'boolean' };

const accounts = list(
  object({ typeCode: { type: 'string', enum: ['shipper', 'payer', 'duties-taxes'] }, number: text(12) }, [
    'typeCode',
    'number',
  ]),
  5,
);
const lines = { addressLine1: text(45), addressLine2: text(45), addressLine3: text(45) };
const place = { postalCode: text(12, 0), cityName: text(45), countryCode: text(2, 2), provinceCode: text(35, 2) };
const address = object({ ...place, ...lines, countyName: text(45) }, [
  'postalCode',
  'cityName',
  'countryCode',
  'addressLine1',
]);
const rateAddress = object({ ...place, ...lines }, ['postalCode', 'cityName', 'countryCode']);
const contact = object(
  { email: text(70), phone: text(70), mobilePhone: text(70), companyName: text(100), fullName: text(255) },
  ['phone', 'companyName', 'fullName'],
);
const party = object({ postalAddress: address, contactInformation: contact }, ['postalAddress', 'contactInformation']);
const packages = list(
  object(
    {
      weight: measure(0.001),
      dimensions: object({ length: measure(1), width: measure(1), height: measure(1) }, ['length', 'width', 'height']),
    },
    ['weight', 'dimensions'],
  ),
  999,
);
const plannedAt = {
  ...text(29),
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2} ?GMT[+-]\\d{2}:\\d{2}$',
};
const incoterms = 'EXW FCA CPT CIP DPU DAP DDP FAS FOB CFR CIF DAF DAT DDU DEQ DES'.split(' ');

export const rateRequest = object(
  {
    customerDetails: object({ shipperDetails: rateAddress, receiverDetails: rateAddress }, [
      'shipperDetails',
      'receiverDetails',
    ]),
    accounts,
    productsAndServices: list(object({ productCode: text(6) }, ['productCode']), 99),
    plannedShippingDateAndTime: plannedAt,
    unitOfMeasurement: metric,
    isCustomsDeclarable: flag,
    packages,
  },
  ['customerDetails', 'plannedShippingDateAndTime', 'unitOfMeasurement', 'isCustomsDeclarable', 'packages'],
);

export const shipmentRequest = object(
  {
    plannedShippingDateAndTime: plannedAt,
    pickup: object({ isRequested: flag }, ['isRequested']),
    productCode: text(6),
    getRateEstimates: flag,
    accounts,
    customerReferences: list(
      object({ value: text(35), typeCode: { type: 'string', enum: ['AAO', 'CU', 'FF', 'FN', 'CO'] } }, ['value']),
      999,
    ),
    customerDetails: object({ shipperDetails: party, receiverDetails: party }, ['shipperDetails', 'receiverDetails']),
    content: object(
      {
        packages,
        isCustomsDeclarable: flag,
        description: text(70),
        incoterm: { type: 'string', enum: incoterms },
        unitOfMeasurement: metric,
      },
      ['packages', 'isCustomsDeclarable', 'description', 'incoterm', 'unitOfMeasurement'],
    ),
    outputImageProperties: object(
      {
        encodingFormat: { type: 'string', enum: ['pdf', 'zpl', 'lp2', 'epl'] },
        imageOptions: list(
          object(
            {
              typeCode: { type: 'string', enum: ['label', 'waybillDoc', 'invoice', 'receipt', 'qr-code'] },
              templateName: text(25),
            },
            ['typeCode'],
          ),
          20,
        ),
      },
      [],
    ),
  },
  ['plannedShippingDateAndTime', 'pickup', 'productCode', 'accounts', 'customerDetails', 'content'],
);

export const pickupRequest = object(
  {
    plannedPickupDateAndTime: plannedAt,
    closeTime: { type: 'string', pattern: '^([0-1][0-9]|2[0-3]):([0-5][0-9])$' },
    location: text(80),
    locationType: { type: 'string', enum: ['business', 'residence'] },
    accounts,
    specialInstructions: list(object({ value: text(80) }, ['value']), 4),
    customerDetails: object({ shipperDetails: party, pickupDetails: party }, ['shipperDetails']),
    shipmentDetails: list(
      object(
        {
          productCode: text(6),
          isCustomsDeclarable: flag,
          unitOfMeasurement: metric,
          shipmentTrackingNumber: { type: 'string' },
          packages,
        },
        ['productCode', 'isCustomsDeclarable', 'unitOfMeasurement', 'packages'],
      ),
      999,
    ),
  },
  ['plannedPickupDateAndTime', 'accounts', 'customerDetails', 'shipmentDetails'],
);
