/** The page of the API's reference. */
export const apiReferenceMessages = {
  title: 'API reference · Quayside',
  noScript: 'This page needs JavaScript. The document itself is at openapi.json.',
} as const;
