/** What the server answers about a second factor, by code. */
export const secondFactorErrorMessages = {
  second_factor_wrong: 'This code is not right. Use the one your app shows now.',
  second_factor_off: 'You have no second factor yet.',
  second_factor_on: 'You have a second factor already. Turn it off before you set up another one.',
} as const;
