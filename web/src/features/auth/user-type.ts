import type { User } from '@quayside/contract/users';
import { paths } from '../../app/paths.ts';

export type UserType = 'SELLER' | 'WAREHOUSE';

/** Only staff, warehouse users and sellers are let into the portal (SES-02). */
export const isPortalUser = (user: User): boolean => user.isStaff || user.isWarehouseUser || user.isSeller;

export const isVerified = (user: User): boolean => user.isPhoneVerified && user.isEmailVerified;

/** WAREHOUSE needs the user's flag and the build's consent; everybody else who is let in is a SELLER (SES-04). */
export const userTypeOf = (user: User, isWarehouseEnabled: boolean): UserType =>
  user.isWarehouseUser && isWarehouseEnabled ? 'WAREHOUSE' : 'SELLER';

/** Where a user's portal begins (GATE-04). */
export const portalHome = (type: UserType): string =>
  type === 'WAREHOUSE' ? paths.warehouseIncoming : paths.dashboard;
