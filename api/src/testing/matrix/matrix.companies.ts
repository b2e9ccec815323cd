/** Rows of the authorisation matrix for companies: profile, bank details, VAT, leads, registration. */
import { sampleFiles } from '../../platform/files/files.factory.ts';
import type { OwnedResources } from './owned-resources.ts';
import { type PrincipalName, principalNames } from './principals.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const sellersAndViewer = [...sellers, 'viewerOfA'] as const;
const body = (sent: unknown) => () => ({ body: sent });
const account = { holder: 'Waldhuis Groothandel B.V.', country: 'NL', secret: 'not the password' };
/** A wrong password, until there were too many of them. */
const wrongPassword = [400, 429];
const newcomer = {
  email: 'newcomer@nowhere.example',
  password: 'password1234',
  account: 'Nora Newcomer',
  companyName: 'Newcomer B.V.',
  country: 'NL',
  phone: '+31612345678',
};
const noLead = { params: { slug: 'no-such-lead' } };
const noLeadFile = ({ messageFile }: OwnedResources) => ({ params: { slug: 'no-such-lead', fileQid: messageFile } });
const ofSeller = ({ seller }: OwnedResources) => ({ params: { qid: seller } });

const profilePolicy = (verified: readonly PrincipalName[]) =>
  ({
    'GET /api/sellers/profile/': { allowed: sellersAndViewer },
    'POST /api/sellers/status/': { allowed: sellers, request: body({ event: 'submit_for_review' }), answers: 409 },
    'PUT /api/user/fee/': { allowed: sellers, request: body({ fee: '8.00' }) },
    // Our own people and warehouses have no company that owes us anything.
    'GET /api/user/debtor/': { allowed: verified, answers: [200, 404] },
    'GET /api/internal/credit-applications/': { allowed: ['staff'] },
    // The company has not applied.
    'POST /api/internal/credit-applications/{qid}/decide/': {
      allowed: ['staff'],
      request: ({ wallet }: OwnedResources) => ({ params: { qid: wallet }, body: { decision: 'DECLINE' } }),
      acrossCompanies: true,
      answers: [404, 409],
    },
    'GET /api/internal/credits/': { allowed: ['staff'] },
    'POST /api/internal/credits/{qid}/change/': {
      allowed: ['staff'],
      request: ({ wallet }: OwnedResources) => ({ params: { qid: wallet }, body: { decision: 'END', reason: 'Late' } }),
      acrossCompanies: true,
      answers: [404, 409],
    },
    'POST /api/mondu/apply/': {
      allowed: ['buyer'],
      request: body({ limit: { amount: '5000.00', currency: 'EUR' } }),
      answers: [201, 409],
    },
    'GET /api/user/bank/info/': { allowed: sellersAndViewer },
    'POST /api/user/bank/iban/': {
      allowed: sellers,
      request: body({ ...account, iban: 'NL91ABNA0417164300' }),
      answers: wrongPassword,
    },
    'POST /api/user/bank/sortcode/': {
      allowed: sellers,
      request: body({ ...account, sortCode: '08-99-99', accountNumber: '66374958' }),
      answers: wrongPassword,
    },
    'POST /api/user/bank/aba/': {
      allowed: sellers,
      request: body({ ...account, routingNumber: '011200585', accountNumber: '1234567' }),
      answers: wrongPassword,
    },
    'POST /api/user/bank/swift/': {
      allowed: sellers,
      request: body({ ...account, swiftCode: 'ABNANL2A', accountNumber: '1234567' }),
      answers: wrongPassword,
    },
  }) as const;

const leadPolicy = (verified: readonly PrincipalName[]) =>
  ({
    'GET /api/vat/': { allowed: verified },
    'POST /api/vat/validation/': {
      allowed: verified,
      request: body({ countryCode: 'NL', taxNumber: 'NL123456782B01' }),
    },
    'POST /api/email/validation/': { allowed: verified, request: body({ email: 'reader@gmial.com' }) },
    'POST /api/users/': {
      allowed: principalNames,
      request: body({ ...newcomer, city: 'Utrecht', line1: 'Oudegracht 1', postalCode: '3511 AB' }),
      answers: 400,
    },
    'POST /api/users/register/': { allowed: principalNames, request: body(newcomer), answers: 400 },
    'POST /api/sellerleads/': {
      allowed: principalNames,
      request: body({ email: newcomer.email, companyName: 'Newcomer B.V.', contactName: 'Nora', country: 'NL' }),
      answers: [201, 400, 429],
    },
    'GET /api/sellerleads/': { allowed: ['staff'] },
    'GET /api/sellerleads/{slug}/': { allowed: verified, request: () => noLead, answers: 404 },
    'PUT /api/sellerleads/{slug}/': {
      allowed: [...sellers, 'staff'],
      request: () => ({ ...noLead, body: { contactName: 'Nora' } }),
      answers: 404,
    },
    'POST /api/sellerleads/{slug}/files/': {
      allowed: ['staff'],
      request: () => ({ ...noLead, form: { file: sampleFiles.pdf } }),
      answers: 404,
    },
    'GET /api/sellerleads/{slug}/files/{fileQid}/download/': {
      allowed: ['staff'],
      request: noLeadFile,
      answers: 404,
    },
    'DELETE /api/sellerleads/{slug}/files/{fileQid}/': {
      allowed: ['staff'],
      request: noLeadFile,
      answers: 404,
    },
    'POST /api/sellerleads/{slug}/complete/': {
      allowed: ['staff'],
      request: () => ({ ...noLead, body: { outcome: 'SUCCESSFUL' } }),
      answers: 404,
    },
  }) as const;

const ourSellersPolicy = () =>
  ({
    'GET /api/internal/sellers/': { allowed: ['staff'] },
    'GET /api/internal/sellers/{qid}/': { allowed: ['staff'], request: ofSeller, acrossCompanies: true },
    'GET /api/internal/debts/': { allowed: ['staff'] },
    'GET /api/internal/debts/{qid}/': { allowed: ['staff'], request: ofSeller, acrossCompanies: true },
    'POST /api/internal/sellers/{qid}/status/': {
      allowed: ['staff'],
      request: (own: OwnedResources) => ({ ...ofSeller(own), body: { event: 'reinstate' } }),
      answers: 409,
      acrossCompanies: true,
    },
    'POST /api/internal/sellers/{qid}/risk-flag/': {
      allowed: ['staff'],
      request: (own: OwnedResources) => ({ ...ofSeller(own), body: { isSet: false, note: 'Looked at.' } }),
      acrossCompanies: true,
    },
    'POST /api/internal/sellers/{qid}/settlements/': {
      allowed: ['staff'],
      request: (own: OwnedResources) => ({
        ...ofSeller(own),
        body: {
          amount: { amount: '1.00', currency: 'EUR' },
          owed: { amount: '1.00', currency: 'EUR' },
          reference: 'Statement 7, line 12',
        },
      }),
      // It owes nothing.
      answers: 409,
      acrossCompanies: true,
    },
    'POST /api/internal/sellers/{qid}/settlements/take-back/': {
      allowed: ['staff'],
      // Nothing was noted.
      request: (own: OwnedResources) => ({
        ...ofSeller(own),
        body: { reference: 'Line 1', reason: 'Another company’s.' },
      }),
      answers: 404,
      acrossCompanies: true,
    },
    'POST /api/internal/sellers/{qid}/view/': {
      allowed: ['staff'],
      // No company has this id: the session would be another's afterwards.
      request: ({ sale }: OwnedResources) => ({ params: { qid: sale }, body: { reason: 'Ticket 4711' } }),
      answers: 404,
      acrossCompanies: true,
    },
    'POST /api/internal/sellers/{qid}/fee/': {
      allowed: ['staff'],
      request: (own: OwnedResources) => ({ ...ofSeller(own), body: { isAgreed: false } }),
      answers: 409,
      acrossCompanies: true,
    },
  }) as const;

export const companyPolicy = (verified: readonly PrincipalName[]) => ({
  ...profilePolicy(verified),
  ...leadPolicy(verified),
  ...ourSellersPolicy(),
});
