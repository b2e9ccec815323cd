/** What a browser loads on a cold visit to /orders/, from React Router's own manifest: the shell, and the whole page. */
import { globSync, readFileSync } from 'node:fs';

const [manifestFile] = globSync('web/build/client/assets/manifest-*.js');
if (!manifestFile) throw new Error('web/build is missing: the web build comes first');
const source = readFileSync(manifestFile, 'utf8');
const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
const routes = Object.values(manifest.routes);

const ancestry = (route) => (route ? [...ancestry(manifest.routes[route.parentId]), route] : []);
const filesOf = (parts) => [
  ...new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? []), part.clientLoaderModule]).filter(Boolean)),
];
const onDisk = (files) => files.map((file) => `web/build/client${file.replace(/^https?:\/\/[^/]+/, '')}`);

const portal = routes.find((route) => route.id.endsWith('portal.layout'));
const orders = routes.find((route) => route.path === 'orders' && ancestry(route).includes(portal));
const shell = [manifest.entry, ...ancestry(portal)];

export default [
  { name: 'portal shell', path: onDisk(filesOf(shell)), gzip: true, limit: '180 KB' },
  ...(orders
    ? [
        {
          name: 'all of /orders/',
          path: onDisk(filesOf([manifest.entry, ...ancestry(orders)])),
          gzip: true,
          limit: '240 KB',
        },
      ]
    : []),
];
