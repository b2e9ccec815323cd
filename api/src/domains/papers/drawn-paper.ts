import type { SignedInActor } from '../../platform/http/actor.ts';
import { drawnFile } from '../../platform/pdf/pdf-drawer.ts';
import type { PaperRequest } from './draw-paper.ts';

const layout = new URL('./draw-paper.ts', import.meta.url);

/** The file of a paper, drawn off the event loop; the papers of a company, or of one of our staff, take turns with others'. */
export const drawnPaper = (
  paper: PaperRequest,
  { sellerId, userId }: Pick<SignedInActor, 'sellerId' | 'userId'>,
): Promise<Buffer> => drawnFile<PaperRequest>(layout, paper, sellerId ?? userId);
