/** Words about selling companies. */
export const sellerMessages = {
  not_found: 'No seller found.',
  sla_version_unknown: 'The service level agreement has changed. Read the version in force, then accept it.',
} as const;
