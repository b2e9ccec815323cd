/** What other domains may know of people, and how sign-in changes them. */

export { hashPassword, isPassword } from './password.ts';
export { shownUser, shownUserById } from './shown-user.ts';
export { noteBuyerReads, noteStaffReads } from './use-cases/note-staff-reads.ts';
export { refuseField } from './users.errors.ts';
export {
  isStaffAddress,
  kindOf,
  mayView,
  permissionsOf,
  permissionsOfRole,
  rolesWith,
  viewerStanding,
} from './users.policy.ts';
export { type Account, accountByEmail, accountById } from './users.read-model.ts';
export {
  deleteUser,
  insertUser,
  isEmailTaken,
  lockPeople,
  lockUser,
  neverConfirmed,
  ownerAddresses,
  ownerPhones,
  peopleOf,
  peopleWith,
  saveStaff,
  saveUser,
  staffWith,
  type UserRow,
} from './users.repository.ts';
