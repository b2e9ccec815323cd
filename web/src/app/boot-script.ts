/**
 * The one inline script of every document, allowed by its hash. Before the first paint it marks a signed-in visitor
 * (from the readable cookie `quayside_hint`, which holds no secret), greets it by the name in `quayside_name`, as text, shows the question about counting to whoever was not asked (the largest text
 * of a page on a phone), and sets the theme chosen on this device. Warehouse
 * screens are light unless somebody chose otherwise: sun and dirt. A page on plain http, as in a trial at an address of one's own
 * (`api.md`), gets what browsers offer to secure pages only: `crypto.randomUUID` (RFC 9562, version 4) and a clipboard to write to.
 */
export const bootScript = [
  '(function(d,c,m,n){',
  'm=/(?:^|; )quayside_hint=(seller|warehouse)(?:;|$)/.exec(c);if(m)d.setAttribute("data-signed-in",m[1]);',
  'if(m&&(n=/(?:^|; )quayside_name=([^;]+)/.exec(c)))document.addEventListener("readystatechange",function(){try{',
  'n=decodeURIComponent(n[1]);document.querySelectorAll("[data-hello]").forEach(function(e){e.textContent=e.dataset.hello+n})',
  '}catch(_){}},{once:true});',
  'if(!/(?:^|; )quayside_consent=(?:yes|no)(?:;|$)/.exec(c))document.addEventListener("readystatechange",function(){',
  'n=document.querySelector("[data-consent]");if(n)n.hidden=false},{once:true});',
  'm=/(?:^|; )quayside_theme=(light|dark)(?:;|$)/.exec(c);',
  'if(m)d.setAttribute("data-theme",m[1]);',
  'else if(location.pathname.indexOf("/warehouse")===0)d.setAttribute("data-theme","light")',
  '})(document.documentElement,document.cookie);',
  'crypto.randomUUID=crypto.randomUUID||function(){function r(n){return Array.from(crypto.getRandomValues(new Uint8Array(n)),',
  'function(b){return(b%16).toString(16)}).join("")}return r(8)+"-"+r(4)+"-4"+r(3)+"-8"+r(3)+"-"+r(12)};',
  'if(!navigator.clipboard)Object.defineProperty(navigator,"clipboard",{value:{writeText:function(text){',
  'var had=document.activeElement,field=document.createElement("textarea"),done;field.value=text;',
  '(had&&had.parentElement||document.body).appendChild(field);field.select();done=document.execCommand("copy");field.remove();',
  'if(had)had.focus();return done?Promise.resolve():Promise.reject(new Error("not copied"))}}})',
].join('');
