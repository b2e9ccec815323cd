/** Words of the pages where staff edit the public site, and of its calls. */
import type { VersionKind } from '../content-values.ts';

export const contentMessages = {
  story_not_found: 'This page is gone.',
  slug_taken: 'Another page has this address. Choose another one.',
  story_invalid: 'Fill in what is marked, then publish again.',
  content_too_large: 'This page is too large. Move a part of it to a page of its own.',
  version_not_found: 'This version is gone.',
  schedule_past: 'Choose a time that is still to come.',
  home_stays: 'The home page keeps its address and stays published.',
  not_a_picture: 'Choose a PNG or JPEG picture of at most 10 MB.',
} as const;

export const contentVersionNames: Readonly<Record<VersionKind, string>> = {
  SAVED: 'Saved',
  PUBLISHED: 'Published',
  UNPUBLISHED: 'Taken off the site',
  RESTORED: 'Restored',
  SCHEDULED: 'Scheduled',
};
