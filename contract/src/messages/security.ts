/** Words of the page where people see who is signed in as them. */
export const securityMessages = {
  sessions: 'Where you are signed in',
  caption: 'Your sessions',
  columns: { device: 'Device', seen: 'Last here', since: 'Signed in', end: 'End' },
  thisOne: 'this one',
  now: 'now',
  unknown: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  signOutElsewhere: 'Sign out everywhere else',
  ended: 'Signed out there.',
  endedAll: 'Signed out everywhere else.',
  endFailed: "We couldn't sign that device out. Try again.",
  failed: "We couldn't load your sessions.",
  password: 'Password',
  passwordText: 'Changing it signs you out everywhere else.',
} as const;
