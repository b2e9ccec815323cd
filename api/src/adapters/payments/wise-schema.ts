/**
 * The Wise platform as JSON Schema: of its published OpenAPI document (3.1) the requests that we send, closed, and the
 * answers that we read, with the members named there. For tests: what is not written here is refused, as it is there.
 */
const id = { type: 'integer', minimum: 1 } as const;
const uuid = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;
const text = { type: 'string', minLength: 1 } as const;
const currency = { type: 'string', pattern: '^[A-Z]{3}$' } as const;
/** Two decimals: no amount of ours has more. */
const amount = { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 } as const;
const asked = <Properties extends object>(properties: Properties, required: readonly string[]) => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
});
const told = <Properties extends object>(properties: Properties) => ({
  ...{ type: 'object', properties, required: Object.keys(properties) },
});

export const quoteRequest = asked(
  {
    ...{ sourceCurrency: currency, targetCurrency: currency, targetAmount: amount, targetAccount: id },
    preferredPayIn: { type: ['string', 'null'] },
  },
  ['sourceCurrency', 'targetCurrency', 'targetAmount'],
);
export const transferRequest = asked(
  {
    ...{ targetAccount: id, quoteUuid: uuid, customerTransactionId: uuid },
    details: asked({ reference: { type: 'string', maxLength: 140 } }, []),
  },
  ['targetAccount', 'quoteUuid', 'customerTransactionId'],
);
export const fundingRequest = asked({ type: { enum: ['BALANCE'] }, partnerReference: text }, ['type']);
export const recipientRequest = asked(
  {
    ...{ profile: id, currency, accountHolderName: text, ownedByCustomer: { type: 'boolean' } },
    type: { enum: ['iban', 'sort_code', 'aba', 'swift_code'] },
    details: { type: 'object', properties: { legalType: { enum: ['PRIVATE', 'BUSINESS'] } }, required: ['legalType'] },
  },
  ['profile', 'currency', 'type', 'accountHolderName', 'details'],
);

export const quoteResponse = told({
  ...{ id: uuid, sourceCurrency: currency, targetCurrency: currency, targetAmount: amount },
  rate: { type: 'number' },
  status: { enum: ['PENDING', 'ACCEPTED', 'FUNDED', 'EXPIRED'] },
  paymentOptions: { type: 'array', items: told({ payIn: text, payOut: text, disabled: { type: 'boolean' } }) },
  notices: { type: 'array', items: told({ text: text, type: { enum: ['WARNING', 'INFO', 'BLOCKED'] } }) },
});
export const transferResponse = told({
  ...{ id, targetAccount: id, quoteUuid: uuid, customerTransactionId: uuid, status: text },
  ...{ sourceCurrency: currency, targetCurrency: currency, sourceValue: amount, targetValue: amount },
  ...{ created: text, hasActiveIssues: { type: 'boolean' } },
});
export const fundingResponse = told({
  type: { enum: ['BALANCE'] },
  status: { enum: ['COMPLETED', 'REJECTED'] },
  errorCode: { type: ['string', 'null'] },
});
