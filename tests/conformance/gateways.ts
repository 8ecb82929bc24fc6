/** Small gateways that are ill: for tests of the conformance kit. */
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

/** A gateway on a free port. */
export interface SmallGateway extends AsyncDisposable {
  readonly url: string;
  /** Paths that were asked for, with their method. */
  readonly asked: readonly string[];
}

/** Starts a gateway that answers by a listener. */
export async function startGateway(answer: RequestListener): Promise<SmallGateway> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Starts a server that refuses each request when its first bytes are there, and closes without reading the others. */
export async function startRefusing(): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}');
      socket.destroySoon();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise((done) => server.close(() => done())),
  };
}

/** Takes each call and says nothing. */
export const silent: RequestListener = () => undefined;

/** Closes the connection of each call. */
export const closing: RequestListener = (request) => request.socket.destroy();

/** A proxy without its gateway: an HTML page for every call. */
export const proxyOnly: RequestListener = (_request, response) => {
  response.writeHead(502, { 'content-type': 'text/html' });
  response.end('<html><h1>502 Bad Gateway</h1><script>alert(1)</script></html>');
};

/** Sends the head of an answer and never its end. */
export const halfway: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"email":');
};

/** Sends one more blank for as long as somebody reads. */
export const dripping: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};

/** Answers the first calls by `first`, and closes the connection of all others. */
export function dying(calls: number, first: RequestListener): RequestListener {
  let left = calls;
  return (request, response) => (left-- > 0 ? first(request, response) : closing(request, response));
}

/** Lets everybody sign in; every other call finds nothing. */
export const signInOnly: RequestListener = (request, response) => {
  const headers = { 'cache-control': 'no-store', 'x-request-id': `${request.headers['x-request-id']}` };
  if (request.url?.includes('/auth/') || request.url?.includes('login')) {
    const cookie = 'NEURO_SESSION=secret; HttpOnly; SameSite=Strict; Path=/';
    response.writeHead(200, { ...headers, 'content-type': 'application/json', 'set-cookie': cookie });
    response.end('{}');
    return;
  }
  response.writeHead(404, { ...headers, 'content-type': 'application/json' });
  response.end(
    '{"status":404,"message":"нет","path":"/","code":"not-found","timestamp":"2026-11-20T09:41:07Z"}',
  );
};
