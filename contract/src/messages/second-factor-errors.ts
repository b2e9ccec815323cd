/** What the server answers about a second factor, by code. */
export const secondFactorErrorMessages = {
  second_factor_wrong: 'This code is wrong. Use the one your app shows now.',
  second_factor_off: 'You have no second factor yet.',
  second_factor_on: 'You have a second factor already. Turn it off before you set up another one.',
  passkey_refused: 'This passkey was not accepted. Try again, or use another way.',
  passkey_not_found: 'There is no such passkey any more.',
  loss_not_found: 'This request was withdrawn, or the factor is already removed.',
  loss_too_early: 'A day has to pass first, so that whoever owns the account can say no.',
  loss_not_told: 'The mail to the account’s owner has not gone out yet. Nothing can be removed before it has.',
  loss_kept:
    'Somebody who reads this account’s mail said the second factor is not lost. Change the password first, then ask again.',
  loss_link_invalid:
    'This link is not complete, or the second factor was removed already. If it was not you, write to us at once.',
  too_many_passkeys: 'You have ten passkeys already. Remove one that you no longer use.',
} as const;
