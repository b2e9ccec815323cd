import { drawnFile } from '../../platform/pdf/pdf-drawer.ts';
import type { PaperRequest } from './draw-paper.ts';

const layout = new URL('./draw-paper.ts', import.meta.url);

/** The file of a paper, drawn off the event loop. */
export const drawnPaper = (request: PaperRequest): Promise<Buffer> => drawnFile<PaperRequest>(layout, request);
