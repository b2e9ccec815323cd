/** What the server answers about webhooks, by code. */
export const webhookErrorMessages = {
  webhook_not_found: 'There is no such endpoint.',
  webhook_delivery_not_found: 'There is no such delivery.',
  webhook_url_refused:
    'Give an https address on port 443 that anybody on the internet can reach, without a user name and without a # part.',
  webhook_switched_off: 'This endpoint is switched off. Send it a test first: when the test arrives, it is on again.',
  too_many_webhooks: 'A company can have 5 endpoints. Delete one first.',
} as const;
