/** Words of what the calls for pages of the public site refuse. */

export const contentMessages = {
  story_not_found: 'This page is gone.',
  slug_taken: 'Another page has this address. Choose another one.',
  content_notice_refused: 'We could not verify the signature of this message.',
  story_invalid: 'Fill in what is marked, then publish again.',
  content_too_large: 'This page is too large. Move a part of it to a page of its own.',
  version_not_found: 'This version is gone.',
  schedule_past: 'Choose a time that is still to come.',
  home_stays: 'The home page keeps its address and stays published.',
  not_a_picture: 'Choose a PNG or JPEG picture of at most 10 MB.',
} as const;
