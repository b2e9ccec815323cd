/** The yardstick of kept pages, as a process of its own: `node:http` that sends files of a folder, compressed beforehand. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const server = createServer((request, response) => {
  const name = (request.url ?? '/').replaceAll(/[^a-z0-9-]/g, '_');
  readFile(join(folder, `${name}.html.gz`))
    .then((bytes) =>
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'gzip',
          'content-length': bytes.length,
          'cache-control': 'public, max-age=0, must-revalidate',
        })
        .end(bytes),
    )
    .catch(() => response.writeHead(404).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('SIGTERM', () => process.exit(0));
