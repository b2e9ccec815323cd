/** How mails look: the portal's colours, inline for light ones; the sheet turns them for readers who like it dark. */
const ink = '#0d2630';
const muted = '#43575e';
const line = '#cfd8d4';
const yellow = '#ffc629';
const font = 'font-family:Archivo,Arial,Helvetica,sans-serif;';
const button = `display:inline-block;border-radius:3px;padding:13px 26px;font-weight:700;line-height:22px;text-decoration:none;`;
const cell = 'padding:9px 0 9px;vertical-align:top;';

export const mailStyle = {
  page: `margin:0;padding:0;background:#f2f4f0;color:${ink};${font}font-size:16px;line-height:24px;`,
  preview: 'display:none;max-height:0;overflow:hidden;',
  frame: 'width:100%;max-width:600px;margin:0 auto;border-collapse:separate;border-spacing:0;',
  head: `background:${ink};color:#ffffff;padding:20px 32px 20px 38px;font-weight:800;font-size:22px;line-height:28px;`,
  body: `background:#ffffff;padding:30px 32px 26px;border:1px solid ${line};border-top:0;`,
  edge: `border-left:6px solid ${ink};`,
  edgeOfMove: `border-left:6px solid ${yellow};`,
  foot: `color:${muted};padding:22px 32px 34px 38px;font-size:14px;line-height:20px;`,
  due: 'font-weight:700;line-height:22px;color:#8a4300;',
  title: `margin:8px 0 10px;font-size:28px;line-height:32px;font-weight:800;color:${ink};`,
  paragraph: `margin:0 0 6px;color:${muted};`,
  code: `font-family:'Martian Mono',Consolas,Menlo,monospace;font-size:14px;color:${ink};`,
  buttonRow: 'margin:22px 0 26px;',
  move: `${button}background:${yellow};color:${ink};border:1px solid #a67600;`,
  plain: `${button}background:${ink};color:#ffffff;border:1px solid ${ink};`,
  goods: 'border-collapse:collapse;margin:0 0 16px;',
  line: `${cell}border-top:1px solid ${line};`,
  total: `${cell}border-top:2px solid ${ink};font-weight:700;`,
  more: `${cell}border-top:1px solid ${line};color:${muted};font-size:14px;`,
  detail: `color:${muted};font-size:14px;line-height:20px;`,
  figure: 'padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums;',
  note: `margin:0;padding:14px 0 0;color:${muted};font-size:14px;line-height:20px;`,
  // A whole address in a text is wider than a phone.
  link: 'color:#0b5566;overflow-wrap:anywhere;word-break:break-word;',
  sheet: [
    ':root{color-scheme:light dark}body{-webkit-text-size-adjust:100%}',
    '@media (max-width:480px){.q-pad{padding-left:20px!important;padding-right:20px!important}.q-button{display:block!important;text-align:center}}',
    '@media (prefers-color-scheme:dark){.q-page{background:#08181e!important}.q-head{background:#061319!important}',
    '.q-body{background:#0f242c!important;border-right-color:#24424c!important;border-bottom-color:#24424c!important}.q-ink{color:#eef3f0!important}',
    '.q-muted,.q-foot{color:#b1c2c4!important}.q-line{border-color:#24424c!important}.q-due{color:#f7ae6b!important}',
    '.q-link{color:#6cc5d6!important}.q-plain{background:#eef3f0!important;color:#0d2630!important;border-color:#eef3f0!important}}',
  ].join(''),
} as const;
