/** Names and content of what is put into a company's folder. */
import { shortName } from '../../kernel/short-name.ts';

/** Answers to a file are found beside each other. */
export const answerNamed = (name: string, ending: string): string => `${shortName(name, 190)}.${ending}`;

export const textOf = (text: string): Buffer => Buffer.from(`${text}\r\n`, 'utf8');
