/** How a brand looks on the wire. */
import type { Brand } from '@quayside/contract/brands';
import type { BrandRow } from './brands.read-model.ts';

export const presentBrand = ({ id, ...brand }: BrandRow): Brand => ({ qid: id, ...brand });
