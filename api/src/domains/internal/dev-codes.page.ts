/** The sheet itself. Loaded when it is asked for: what draws its codes is large. */
import { devCodesMessages as words } from '@quayside/contract/messages/dev-codes';
import bwip from 'bwip-js/node';
import type { ExpectedCode } from '../packages/packages.public.ts';

/** White paper in every theme: cameras read dark on light. */
const style = `body{font:16px/1.4 system-ui,sans-serif;margin:1.5rem auto;max-width:64rem;padding:0 1rem;background:#fff;color:#111}
ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:1rem}
li{border:1px solid #999;padding:1rem;break-inside:avoid}figure{margin:1rem 0 0}svg{display:block;max-width:100%}
.wide svg{width:16rem;height:5rem}.square svg{width:9rem;height:9rem}figcaption{font-size:.8rem;color:#444;overflow-wrap:anywhere}
h2{font-size:1.1rem;margin:0}p{margin:.2rem 0}@media print{ul{grid-template-columns:repeat(2,1fr)}}`;

export function devCodesPage(codes: readonly ExpectedCode[]): string {
  const [one] = codes;
  const lists = one ? `<ul>${codes.map(card).join('')}</ul>${wrongOnes(one)}` : `<p>${words.none}</p>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style></head>
<body><h1>${words.title}</h1><p>${words.text}</p>${lists}</body></html>`;
}

function card({ code, sscc, expectedOn, sellerName, gtin, announced }: ExpectedCode): string {
  const figures = [
    sscc === null ? '' : figure('wide', 'gs1-128', `(00)${sscc}`, words.sscc),
    figure('square', 'qrcode', code, words.code),
    gtin === null ? '' : figure('square', 'gs1datamatrix', contentOf(code, gtin, expectedOn, announced), words.content),
  ];
  return `<li><h2>${escaped(code)}</h2><p>${escaped(sellerName)}</p><p>${words.expected(expectedOn)}</p>${figures.join('')}</li>`;
}

/** GTIN, expiry in two years, so many pieces, and a lot of the package's own. */
function contentOf(code: string, gtin: string, expectedOn: string, count: number | null): string {
  const year = String(Number(expectedOn.slice(2, 4)) + 2).padStart(2, '0');
  return `(01)${gtin}(17)${year}${expectedOn.slice(5, 7)}00(30)${count ?? 1}(10)L${code.slice(-8)}`;
}

const wrongOnes = ({ gtin }: ExpectedCode): string => `<h2>${words.others}</h2><ul>
<li>${figure('wide', 'code128', 'PK-000000-9', words.unknown)}</li>
${gtin === null ? '' : `<li>${figure('square', 'qrcode', `https://id.gs1.org/01/${gtin}/10/L7?17=281231`, words.link)}</li>`}</ul>`;

const figure = (shape: 'wide' | 'square', bcid: string, text: string, label: string): string =>
  `<figure class="${shape}" data-code="${escaped(text)}">${bwip.toSVG({ bcid, text, scale: 2, paddingwidth: 6, paddingheight: 6 })}<figcaption>${label}<br>${escaped(text)}</figcaption></figure>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
