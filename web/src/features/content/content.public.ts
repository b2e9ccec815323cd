export { homePicture, pageMeta } from './page-meta.ts';
