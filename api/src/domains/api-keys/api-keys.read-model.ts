export { keysOf } from './api-keys.repository.ts';
