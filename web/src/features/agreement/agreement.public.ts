/** The service level agreement, where a company meets it: as it submits its profile, and before its first confirmation. */
export { acceptSla } from './agreement.api.ts';
export { AgreementTerms } from './agreement-terms.tsx';
