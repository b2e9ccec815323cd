/** What keeps a page of the site from being published. Pure; the editor and the API judge alike. */
import { isTranslatable, keyIn, otherLanguages } from './content-language-values.ts';
import { type BlockField, blockNameOf, blockSchemas, type ContentBlock, isBlock } from './content-values.ts';

export type ContentProblem = {
  readonly uid: string;
  readonly field: string;
  readonly code: 'required' | 'too_long' | 'not_allowed' | 'too_many';
};

/** What keeps a page from being published: fields that are missing or too long, blocks that stand where they may not. */
export function problemsOf(block: ContentBlock): ContentProblem[] {
  const schema = blockSchemas[blockNameOf(block.component)];
  if (!schema) return [];
  return schema.fields.flatMap((field) => [...fieldProblems(block, field), ...translationProblems(block, field)]);
}

function fieldProblems(block: ContentBlock, field: BlockField): ContentProblem[] {
  const value = block[field.key];
  const at = { uid: block._uid, field: field.key };
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return field.isRequired ? [{ ...at, code: 'required' }] : [];
  if (field.kind === 'line' || field.kind === 'text')
    return typeof value === 'string' && value.length > field.most ? [{ ...at, code: 'too_long' }] : [];
  if (field.kind !== 'blocks' || !Array.isArray(value)) return [];
  const blocks = value.filter(isBlock);
  return [
    ...(blocks.length > field.most ? [{ ...at, code: 'too_many' as const }] : []),
    ...blocks.flatMap((child) => problemsInside(child, field.allowed)),
  ];
}

/** A translation may be missing, and no longer than the text. */
const translationProblems = (block: ContentBlock, field: BlockField): ContentProblem[] =>
  isTranslatable(field)
    ? otherLanguages.flatMap((language) => {
        const { isRequired: _isRequired, ...translated } = { ...field, key: keyIn(field.key, language) };
        return fieldProblems(block, translated);
      })
    : [];

function problemsInside(child: ContentBlock, allowed: readonly string[]): ContentProblem[] {
  const name = blockNameOf(child.component);
  // A name that nobody knows is told in the preview; it keeps nobody from publishing the rest.
  const isMisplaced = blockSchemas[name] !== undefined && !allowed.includes(name);
  return [
    ...(isMisplaced ? [{ uid: child._uid, field: 'component', code: 'not_allowed' as const }] : []),
    ...problemsOf(child),
  ];
}
