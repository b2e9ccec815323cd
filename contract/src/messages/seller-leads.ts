/** Words of seller leads and registration. */
export const leadMessages = {
  lead_not_found: 'There is no such lead.',
  lead_file_not_found: 'This file is no longer here. Reload the page.',
  lead_email_used: 'This e-mail address is already used.',
  lead_invalid_transition: 'The lead cannot go there from where it is. Reload the page.',
  lead_reason_required: 'Say why it ended.',
  lead_seller_not_active: 'The company has to be approved first.',
  form_notice_refused: 'This message is not signed by the form service.',
  form_answers_incomplete:
    'A lead needs an e-mail address, a company, a name and a country: name the questions of the form so (ref: email, company_name, contact_name, country).',
  invalid: 'Something in the form has to be put right.',
  registerGtin: (line: number) => `Line ${line} is not a GTIN. Correct it or leave it out.`,
  registerVat: 'This isn’t a VAT number of your country.',
} as const;
