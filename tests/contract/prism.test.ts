import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Http } from '../../openapi/check/http.ts';
import { checkMock, leftOut } from '../../openapi/check/stateless.ts';
import { type Answer, answers, exampleOf, type Operation, operations, parametersOf, root } from './bundle.ts';

const port = 41_873;
const api = `http://127.0.0.1:${port}/api/1.0`;
/** All credentials that an operation can require: both sessions and a mailed token. */
const session = {
  cookie: 'NEURO_SESSION=f3b1c0de; NEURO_BOT_SESSION=9d20c4a7',
  authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.signature',
};
let prism: ChildProcess;
let output = '';

beforeAll(async () => {
  prism = spawn(process.execPath, [`${root}mocks/prism/serve.ts`], {
    env: { ...process.env, PORT: String(port) },
  });
  for (const stream of [prism.stdout, prism.stderr]) stream?.on('data', (piece) => (output += piece));
  while (!output.includes('Prism answers')) {
    if (prism.exitCode !== null) throw new Error(`Prism did not start: ${output}`);
    await delay(50);
  }
  // On a busy machine it takes a minute to read the contract.
}, 300_000);

afterAll(() => {
  prism.kill();
});

/** The example request of an operation: the `example` of each parameter and the first named example of the body. */
function exampleRequest(method: string, path: string, operation: Operation): [URL, RequestInit] {
  const headers = new Headers(session);
  const url = new URL(api + path);
  for (const { in: place, name, example } of parametersOf(operation)) {
    if (Array.isArray(example)) {
      for (const one of example) url.searchParams.append(name, String(one));
      continue;
    }
    const value = String(example);
    if (place === 'path') url.pathname = url.pathname.replace(encodeURI(`{${name}}`), value);
    if (place === 'query') url.searchParams.set(name, value);
    if (place === 'header') headers.set(name, value);
  }
  const [[mediaType, content] = []] = Object.entries(operation.requestBody?.content ?? {});
  const [example] = Object.values(content?.examples ?? {});
  if (!mediaType || !example) return [url, { method, headers }];
  const { value } = exampleOf(example);
  if (mediaType !== 'multipart/form-data') {
    headers.set('content-type', mediaType);
    return [url, { method, headers, body: JSON.stringify(value) }];
  }
  const body = new FormData();
  for (const [name, part] of Object.entries(value as Record<string, unknown>)) {
    const isJson = typeof part === 'object';
    body.append(name, isJson ? new Blob([JSON.stringify(part)], { type: 'application/json' }) : String(part));
  }
  body.append('files', new File(['первый'], 'Отчёт.txt'));
  body.append('files', new File(['второй'], 'Отчёт 2.txt'));
  return [url, { method, headers, body }];
}

function ask({ method, path, operation }: Pick<Answer, 'method' | 'path' | 'operation'>, extra: HeadersInit) {
  const [url, init] = exampleRequest(method, path, operation);
  const headers = new Headers(init.headers);
  for (const [name, value] of new Headers(extra)) headers.set(name, value);
  return fetch(url, { ...init, method: method.toUpperCase(), headers });
}

test.each(operations)('[CON-03] Prism serves $operation.operationId without Prefer', async (call) => {
  const status = Object.keys(call.operation.responses)[0];
  const first = answers.find(
    ({ operation }) => operation === call.operation && String(status).startsWith('2'),
  );
  const response = await ask(call, first ? { accept: first.mediaType } : {});
  expect(response.status).toBe(Number(status));
  const text = await response.text();
  if (Number(status) === 204) expect(text).toBe('');
  else expect(first?.mediaType === 'application/json' ? JSON.parse(text) : text).toEqual(first?.value);
});

const successes = answers.filter(({ status }) => status < 300);
test.each(successes)(
  '[CON-03] Prism serves $operation.operationId $mediaType $name by name',
  async ({ name, status, mediaType, value, ...call }) => {
    const response = await ask(call, { accept: mediaType, prefer: `code=${status}, example=${name}` });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain(mediaType);
    expect(mediaType === 'application/json' ? await response.json() : await response.text()).toEqual(value);
  },
);

const failures = answers.filter(({ status }) => status >= 400);
/** The first answer of each kind. */
const firstBy = (kind: (answer: Answer) => string): Answer[] => [
  ...new Map(failures.toReversed().map((answer) => [kind(answer), answer])).values(),
];
/**
 * Each error with each of its values by one operation, and an error of each operation. Operations share their errors,
 * and examples.test.ts checks every value, so that the other pairs would ask Prism the same 5,000 times.
 */
const served = new Set([
  ...firstBy(({ status, name, value }) => JSON.stringify([status, name, value])),
  ...firstBy(({ operation }) => String(operation.operationId)),
]);
test.each([...served])(
  '[CON-03] Prism serves $operation.operationId $status $name by name',
  async ({ name, status, value, ...call }) => {
    const response = await ask(call, { prefer: `code=${status}, example=${name}` });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(value);
  },
);

test('[CON-03] signing in sets the cookie; without it the answer is a 401 that does not end the session', async () => {
  const refused = await fetch(`${api}/tile/getTile`);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ message: 'Требуется вход' });

  const login = operations.find(({ operation }) => operation.operationId === 'authLogin');
  if (!login) throw new Error('authLogin is not in the bundle');
  const [cookie = ''] = (await ask(login, {})).headers.getSetCookie();
  const served = await fetch(`${api}/tile/getTile`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(served.status).toBe(200);
});

test('[CON-03] Prism reports an invalid Cyrillic value without crashing', async () => {
  const response = await fetch(`${api}/auth/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'employee@neuro.example', password: 'portal-2026', Должность: 'инженер' }),
  });
  // Prism prefers a declared 422 to 400.
  expect(response.status).toBe(422);
  const [violation] = JSON.parse(response.headers.get('sl-violations') ?? '[]');
  expect(violation.message).toContain('Должность');
  expect((await fetch(`${api}/data/ping`)).status).toBe(200);
});

test('[CON-04] Prism passes what the conformance kit asks of a mock without state, and the kit says what it leaves out', async () => {
  const http = new Http({ url: `http://127.0.0.1:${port}/`, timeout: 20_000, total: 240_000 });
  const run = await checkMock({ http, accounts: {}, allowWrites: true });
  const faults = run.findings.filter(({ severity }) => severity === 'fault');
  expect(faults.map(({ operation: id, message }) => `${id}: ${message}`)).toEqual([]);
  expect(run.checked.size).toBe(operations.length);
  expect(new Set(run.skips.map(({ reason }) => reason))).toEqual(new Set([leftOut]));
}, 300_000);

test('[CON-03] a port in use is reported in one line', async () => {
  const second = spawn(process.execPath, [`${root}mocks/prism/serve.ts`], {
    env: { ...process.env, PORT: String(port) },
  });
  let told = '';
  second.stderr.on('data', (piece) => (told += piece));
  const code = await new Promise((resolve) => second.once('close', resolve));
  expect(code).toBe(1);
  expect(told.trim().split('\n')).toEqual([`Port ${port} is taken: stop what listens there, or set PORT.`]);
});
