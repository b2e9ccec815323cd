import type { Block } from '../../blocks/block-list.tsx';

/** A public page as its content describes it. */
export interface ContentPage {
  title: string;
  description: string;
  blocks: readonly Block[];
}
