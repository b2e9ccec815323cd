/** Where a browser refuses to copy: by its settings, or because the page lies in the background. */
export const notCopied = 'Your browser did not copy it. Select the text and copy it yourself.';
