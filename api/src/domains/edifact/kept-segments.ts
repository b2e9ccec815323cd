/** Segments of an answer, as they are kept in its row. */
import { z } from 'zod';
import type { Written } from './edifact.syntax.rules.ts';

const kept = z.array(
  z.tuple([z.string()], z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])),
);

/** As they were kept. */
export const segmentsOfAnswer = (text: string): Written[] => kept.parse(JSON.parse(text));
