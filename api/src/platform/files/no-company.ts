/** Whose files are that belong to no company: pictures of the site, papers of those who are not one yet. */
export const noCompany = '00000000-0000-0000-0000-000000000000';
