/** What the register says of VAT numbers: of one's own company, and of any (PRO-11, BUY-11). */
import { vatValidation, vatValidationBody } from '@quayside/contract/company';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { minutes } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { vatNumberOf } from '../../platform/vat/vat-number.ts';
import { countAttempt } from '../auth/auth.public.ts';
import { buyerById, sellerById } from '../sellers/sellers.public.ts';
import { askRegister } from './ask-register.ts';
import { refuse } from './vat.errors.ts';

const tags = ['vat'];
/** The register is somebody else's: nobody asks for a whole list. */
const askingLimit = (userId: string) => [{ kind: 'vat.check', subject: userId, maximum: 20, windowMs: minutes(1) }];

export const vatRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/vat/',
      {
        schema: {
          tags,
          summary: 'What is known of the own company’s number; null without one',
          response: { 200: z.strictObject({ vat: vatValidation.nullable() }) },
        },
        config: { permission: 'signed_in' },
      },
      async (request) => {
        const { sellerId, buyerId } = actorOf(request);
        const seller = sellerId === null ? null : await sellerById(deps.database, sellerId);
        const buyer = buyerId === null ? null : await buyerById(deps.database, buyerId);
        const company = seller ?? buyer;
        if (!company?.vatNumber) return { vat: null };
        const { country, vatNumber, vatStatus, vatCompanyName } = company;
        const known = { countryCode: country, taxNumber: vatNumber, companyName: vatCompanyName ?? '' };
        return { vat: { ...known, validationStatus: vatStatus } };
      },
    );
    routes.post(
      '/vat/validation/',
      {
        schema: {
          tags,
          summary: 'Ask the register about a number; nothing is saved',
          body: vatValidationBody,
          response: { 200: vatValidation },
        },
        config: {
          permission: 'signed_in',
          errors: ['vat_number_unreadable', 'too_many_attempts'],
        },
      },
      async (request) => {
        await countAttempt(deps, askingLimit(actorOf(request).userId));
        const { countryCode, taxNumber } = request.body;
        const number = vatNumberOf(countryCode, taxNumber);
        if (!number) throw refuse('vat_number_unreadable');
        return askRegister(deps, number);
      },
    );
  };
