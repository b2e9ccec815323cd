/** Words of the sheet of codes for developers and demonstrations. */
export const devCodesMessages = {
  title: 'Codes to scan',
  text: 'Packages the warehouse expects. Print them, or open this page on a phone and hold it before the camera of the computer that is signed in at /warehouse/incoming/.',
  none: 'No warehouse expects a package.',
  others: 'Codes that go wrong',
  unknown: 'Belongs to no package',
  expected: (day: string) => `Expected ${day}`,
  sscc: 'GS1-128, SSCC',
  code: 'QR, package code',
  content: 'DataMatrix, what is inside',
  link: 'GS1 Digital Link',
} as const;
