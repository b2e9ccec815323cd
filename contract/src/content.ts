/** Pages of the public site as staff edit them. What visitors read comes through the delivery contract (`/v2/cdn`). */
import { z } from 'zod';
import { instant, qid, text, version } from './common.ts';
import { contentLanguages, versionKinds } from './content-values.ts';

/** Largest page as JSON, in characters. */
export const largestPage = 400_000;
/** Blocks within blocks; deeper content is refused. */
export const deepestBlock = 10;

export const contentSlug = z
  .string()
  .trim()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,4}$/,
    'Use small letters, digits and hyphens, such as legal/terms.',
  )
  .meta({ description: 'Path of the page without slashes at its ends; "home" is /' });

/** A block as Storyblok writes it: `_uid`, `component` and the fields of its schema. */
export const contentBlock = z
  .looseObject({ _uid: z.string().min(1).max(80), component: z.string().min(1).max(80) })
  .meta({ id: 'ContentBlock', description: 'Storyblok block; fields by component' });

export const contentStoryRow = z
  .strictObject({
    qid,
    slug: z.string(),
    name: z.string(),
    component: z.string(),
    languages: z.array(z.enum(contentLanguages)).meta({ description: 'In which visitors can read it once published' }),
    status: z.enum(['DRAFT', 'PUBLISHED', 'CHANGED']),
    publishedAt: instant.nullable(),
    scheduledAt: instant.nullable(),
    updatedAt: instant,
    updatedBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'ContentStoryRow' });
export type ContentStoryRow = z.infer<typeof contentStoryRow>;
export const contentStories = z.strictObject({ results: z.array(contentStoryRow) }).meta({ id: 'ContentStories' });

export const contentProblem = z
  .strictObject({
    uid: z.string(),
    field: z.string(),
    code: z.enum(['required', 'too_long', 'not_allowed', 'too_many']),
  })
  .meta({ id: 'ContentProblem' });
export const contentVersion = z
  .strictObject({ number: z.int(), kind: z.enum(versionKinds), by: z.string(), at: instant })
  .meta({ id: 'ContentVersion' });
export const contentStory = contentStoryRow
  .extend({
    draft: contentBlock,
    published: contentBlock.nullable(),
    problems: z.array(contentProblem).meta({ description: 'What keeps it from being published' }),
    versions: z.array(contentVersion).meta({ description: 'The newest fifty' }),
    previewPath: z.string().meta({ description: 'Shows the draft in the real page for an hour' }),
  })
  .meta({ id: 'ContentStory' });
export type ContentStory = z.infer<typeof contentStory>;

export const createStoryBody = z.strictObject({
  slug: contentSlug,
  name: text(120),
  component: z.enum(['page', 'testimonial']),
});
export const saveStoryBody = z.strictObject({ name: text(120), slug: contentSlug, draft: contentBlock, version });
export const storyStepBody = z.strictObject({ version });
export const scheduleStoryBody = z.strictObject({ version, at: instant.nullable() });
export const restoreStoryBody = z.strictObject({ version, number: z.int().min(1) });

export const contentAsset = z
  .strictObject({
    qid,
    path: z.string().meta({ description: 'Below /img/' }),
    name: z.string(),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'ContentAsset' });
export type ContentAsset = z.infer<typeof contentAsset>;
