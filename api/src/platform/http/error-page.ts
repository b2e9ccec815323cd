import { shellMessages } from '@quayside/contract/messages/shell';

/** The page for when no page could be rendered (LAY-08): no script, no style, the id to quote. */
export function errorPage(requestId: string, supportMailbox: string, text: string = shellMessages.fatalText): string {
  const mail = `mailto:${supportMailbox}?subject=${encodeURIComponent(shellMessages.supportSubject(requestId))}`;
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${shellMessages.product}</title></head>
<body>
<main>
<h1>${shellMessages.fatalTitle}</h1>
<p>${text}</p>
<p>${shellMessages.quote} <code>${requestId}</code></p>
<p><a href="">Try again</a> · <a href="/">${shellMessages.goHome}</a> · <a href="${mail}">${shellMessages.contactSupport}</a></p>
</main>
</body>
</html>
`;
}
