// Serves a folder on this machine for as long as the standard input is open, and prints its address: under a path, at the first
// of these ports that is free.
import { createServer } from 'node:http';
import sirv from 'sirv';

const [, , folder, path, ...ports] = process.argv;
const under = encodeURI(`/${path}/`.replace(/\/+/g, '/'));

const files = sirv(folder, {
  // Each file is looked for when it is asked for: a build may have replaced it.
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, name) {
    const named = /[-_./][0-9a-f]{12,}[-_./]/.test(name);
    response.setHeader('Cache-Control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
});

const server = createServer((request, response) => {
  const { url } = request;
  if (`${url.split('?')[0]}/` === under) {
    response.writeHead(301, { Location: url.replace(/(?=\?|$)/, '/') }).end();
  } else if (url.startsWith(under)) {
    request.url = url.slice(under.length - 1);
    files(request, response);
  } else {
    response.writeHead(404).end();
  }
});
server.on('listening', () => console.log(`http://127.0.0.1:${server.address().port}${under}`));
server.on('error', (error) => {
  if (ports.length > 0) server.listen(ports.shift(), '127.0.0.1');
  else {
    console.error(error.message);
    process.exit(1);
  }
});
server.listen(ports.shift(), '127.0.0.1');
process.stdin.on('end', () => process.exit()).resume();
