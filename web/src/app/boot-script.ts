/**
 * The one inline script of every document, allowed by its hash. Before the first paint it marks a signed-in visitor
 * (from the readable cookie `quayside_hint`, which holds no secret) and sets the theme chosen on this device. Warehouse
 * screens are light unless somebody chose otherwise: sun and dirt.
 */
export const bootScript = [
  '(function(d,c,m){',
  'm=/(?:^|; )quayside_hint=(seller|warehouse)(?:;|$)/.exec(c);if(m)d.setAttribute("data-signed-in",m[1]);',
  'm=/(?:^|; )quayside_theme=(light|dark)(?:;|$)/.exec(c);',
  'if(m)d.setAttribute("data-theme",m[1]);',
  'else if(location.pathname.indexOf("/warehouse")===0)d.setAttribute("data-theme","light")',
  '})(document.documentElement,document.cookie)',
].join('');
