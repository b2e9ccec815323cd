import type { ContentAsset } from '@quayside/contract/content';
import type { AssetRecord } from './content.read-model.ts';

/** Pictures of the site belong to no company. */
export const noCompany = '00000000-0000-0000-0000-000000000000';

export const presentAsset = ({ id, name, alt, width, height }: AssetRecord): ContentAsset => ({
  ...{ qid: id, path: `a/${id}/${width}x${height}`, name, alt, width, height },
});
