/** What the server answers about the people of a company, by code. */
export const teamErrorMessages = {
  member_not_found: 'No such person was found in your team.',
  already_in_team: 'Already in your team.',
  role_not_yours: 'You can only give a role whose rights you have yourself.',
  not_yourself: 'Ask a colleague to change your own role or to remove you.',
  last_owner: 'A company needs an owner. Make somebody else the owner first.',
  owner_only: 'Only an owner can close the company. Ask one of them.',
  not_invited: 'This person has joined already.',
  team_full: 'A team can have 1,000 people. Remove somebody first.',
} as const;
