/** When a document asks for its scripts. Takes and gives the HTML that React Router wrote. */

/** After style and type, over a narrow line. */
export const withScriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

const startsModules = '<script nonce="{nonce}" type="module" async="">';

/**
 * Once the page has been painted; at once in a tab that nobody sees, which is not painted. Scripts of the given nonce start
 * them, each in its place, where the client looks for what the server wrote.
 */
export function withScriptsAfterPaint(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(startsModules.replace('{nonce}', nonce), `<script nonce="${nonce}" type="later">`)
    .replace(/<\/body>(?=<\/html>)/, `<script nonce="${nonce}">${starter}</script></body>`);
}

const starter = [
  '(function(own){function start(){own.remove();',
  'document.querySelectorAll("link[rel=later]").forEach(function(link){link.rel="modulepreload"});',
  'document.querySelectorAll("script[type=later]").forEach(function(old,script){script=document.createElement("script");',
  'script.nonce=old.nonce;script.type="module";script.textContent=old.textContent;old.replaceWith(script)})}',
  'if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)',
].join('');
