/** What the clock of a sandbox is refused with. */
export const sandboxMessages = {
  sandbox_off: 'This is no sandbox: its clock is everybody’s.',
  sandbox_keys_only: 'Only a program moves the clock: call with a key of your company.',
  sandbox_too_far: 'The clock is 400 days ahead at most. Make a new company for another try.',
} as const;
