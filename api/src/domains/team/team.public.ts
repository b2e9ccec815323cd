/** What whoever runs the installation does about our own people. */
export { type StaffMade, setStaff } from './use-cases/set-staff.ts';
