import { createHmac } from 'node:crypto';
import type { User } from '@quayside/contract/users';
import type { Instant } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { legalEntities, slaVersion } from '../../platform/legal.ts';
import { type SellerRecord, slaAcceptedBy } from '../sellers/sellers.public.ts';
import { isStaff, isWarehouse, permissionsOf, viewerStanding } from './users.policy.ts';
import type { Account } from './users.read-model.ts';

/** The user as the contract shows it; everything derived is derived here, nothing is taken from the client. */
export function presentUser(
  { user, seller, buyer, standing }: Account,
  config: Pick<Config, 'tokenSecret' | 'warehouseEnabled'>,
  address: User['address'],
): User {
  return {
    qid: user.id,
    email: user.email,
    country: user.country,
    account: user.account,
    pricingModel: seller?.pricingModel ?? 'COMMISSION',
    createdAt: user.createdAt,
    company: companyOf(seller, buyer, user.country),
    address,
    signature: signatureOf(user.id, config.tokenSecret),
    isPhoneVerified: user.isPhoneVerified,
    isEmailVerified: user.isEmailVerified,
    isWarehouseUser: isWarehouse(standing, config.warehouseEnabled),
    warehouseQid: isWarehouse(standing, config.warehouseEnabled) ? user.warehouseId : null,
    isSeller: user.sellerId !== null,
    isStaff: isStaff(standing),
    phoneMasked: user.phone === null ? null : masked(user.phone),
    pendingEmail: user.pendingEmail,
    pendingPhone: user.pendingPhone === null ? null : masked(user.pendingPhone),
    accountManager:
      user.accountManagerName && user.accountManagerEmail
        ? { name: user.accountManagerName, email: user.accountManagerEmail, phone: null }
        : null,
    ...sellerPart(seller),
    permissions: [...permissionsOf(standing, config.warehouseEnabled)],
    viewing: null,
  };
}

/** One of our own people in a company that they look at as it sees itself. */
export function presentViewer(
  account: Account,
  { seller, until, address }: { seller: SellerRecord; until: Instant; address: User['address'] },
  config: Pick<Config, 'tokenSecret' | 'warehouseEnabled'>,
): User {
  return {
    ...presentUser({ ...account, seller, buyer: null }, config, address),
    ...{ isSeller: true, isStaff: false, isWarehouseUser: false, warehouseQid: null, accountManager: null },
    ...{ permissions: [...viewerStanding.permissions], viewing: { until } },
  };
}

/** SES-11: proves to the support chat whose conversation this is. */
export function signatureOf(userId: string, tokenSecret: string): string {
  return createHmac('sha256', derivedKey(tokenSecret, 'support-signature')).update(userId).digest('hex');
}

function sellerPart(
  seller: SellerRecord | null,
): Pick<User, 'sellerStatus' | 'pauseReason' | 'expectedPauseEnd' | 'fee' | 'slaAccepted'> {
  if (!seller) return { sellerStatus: null, pauseReason: null, expectedPauseEnd: null, fee: null, slaAccepted: false };
  return {
    sellerStatus: seller.status,
    pauseReason: seller.pauseReason,
    expectedPauseEnd: seller.expectedPauseEnd,
    fee: (seller.feeBasisPoints / 100).toFixed(2),
    slaAccepted: slaAcceptedBy(seller, slaVersion),
  };
}

function companyOf(seller: SellerRecord | null, buyer: Account['buyer'], country: string): User['company'] {
  if (seller) {
    const { id, name, currency, timeZone, vatNumber, registrationNumber } = seller;
    return { qid: id, name, country: seller.country, currency, timeZone, vatNumber, registrationNumber };
  }
  const common = { currency: 'EUR', timeZone: 'Europe/Amsterdam', vatNumber: null, registrationNumber: null } as const;
  if (buyer) return { qid: buyer.id, name: buyer.name, country: buyer.country, ...common };
  return { qid: null, name: legalEntities.eu.name, country, ...common };
}

/** `+31 •••• 89`: enough to recognise one's own number. */
function masked(phone: string): string {
  return `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
}
