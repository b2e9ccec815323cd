import type { ContentAsset } from '@quayside/contract/content';
import type { AssetRecord } from './content.read-model.ts';

export const presentAsset = ({ id, name, alt, width, height }: AssetRecord): ContentAsset => ({
  ...{ qid: id, path: `a/${id}/${width}x${height}`, name, alt, width, height },
});
