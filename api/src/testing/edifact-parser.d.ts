/** The parser of the package `edifact`, which has no types of its own. Tests read with it what we write. */
declare module 'edifact/parser.js' {
  import type { EventEmitter } from 'node:events';

  export default class Parser extends EventEmitter {
    encoding(level: string): void;
    write(chunk: string): void;
    end(): void;
  }
}
