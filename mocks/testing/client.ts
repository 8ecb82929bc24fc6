/** A client for tests: keeps cookies and checks every response against the contract. */
import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import { apiPath } from '#lib/gateway-path.ts';
import { type Operation, operations } from '#mocks/contract/contract.ts';
import { createValidator } from '#mocks/contract/validator.ts';
import type { ChatEvent } from '#mocks/domain/chat/run.ts';
import type { ServiceSettings } from '#mocks/domain/model/model.ts';
import { createGateway, type Gateway, type GatewayOptions } from '#mocks/gateway.ts';
import type { Arrival } from '#mocks/http/serve.ts';
import { rehearsalModel } from '#mocks/rehearsal/model/rehearsal.ts';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import type { AgentDraft, Mail } from '#mocks/store/database.ts';
import { seededPersistence } from './seeded.ts';

export const validate = createValidator();

/** A gateway in memory with a model without delays. */
export async function openGateway(options: GatewayOptions = {}): Promise<Gateway> {
  return createGateway({
    validate,
    model: rehearsalModel(0),
    slidePause: 0,
    devEndpoints: true,
    passwordCost: { iterations: 1 },
    persistence: options.persistence ?? (await seededPersistence(options.now)),
    ...options,
  });
}

/** Moves the clock of a gateway forward. Due work is done before this returns. */
export function moveOn({ deps: { clock, now } }: Gateway, seconds: number): void {
  clock.set(now().getTime() + seconds * 1000);
}

/** The operation that a call reaches, or undefined. */
function operationAt(method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?');
  return operations.find(
    (operation) =>
      operation.method === method.toLowerCase() &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
}

/** Fails the test when the contract does not declare this answer to this call. */
async function expectDeclared(method: string, path: string, response: Response): Promise<void> {
  const operation = operationAt(method, path);
  if (!operation) return;
  const schemas = operation.answers.get(response.status);
  expect(schemas, `${operation.id} declares ${response.status}`).toBeDefined();
  const headers = operation.requiredHeaders.get(response.status) ?? [];
  expect(
    headers.filter((name) => !response.headers.has(name)),
    `headers of ${operation.id} ${response.status}`,
  ).toEqual([]);
  if (!schemas) return expect(response.body).toBeNull();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  expect(Object.keys(schemas), `media type of ${operation.id}`).toContain(type);
  const schema = schemas[type];
  if (type !== 'application/json' || !schema) return;
  expect(
    validate(schema, await response.clone().json()),
    `body of ${operation.id} ${response.status}`,
  ).toBeNull();
}

interface Call {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

interface SendOptions {
  key?: string;
  service?: string;
  chat?: string;
  files?: File[];
  accept?: string;
  parentId?: string;
  model?: string;
  settings?: ServiceSettings;
  idFiles?: string[];
  agentId?: string;
  agentDraft?: AgentDraft;
  templateId?: string;
  templateValues?: { key: string; value: string }[];
  purpose?: 'test' | 'presentation';
}

export class Client {
  readonly gateway: Gateway;
  cookie = '';

  readonly #arrival: Arrival;

  /** @param arrival from where the calls come */
  constructor(gateway: Gateway, arrival: Arrival = {}) {
    this.gateway = gateway;
    this.#arrival = arrival;
  }

  /** Makes a call and checks the response against the contract. */
  async call(method: string, path: string, { json, body, headers }: Call = {}): Promise<Response> {
    const request = new Request(`http://portal.test${apiPath}${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body, duplex: 'half' }),
    });
    const response = await this.gateway.handle(request, this.#arrival);
    await expectDeclared(method, path, response);
    for (const line of response.headers.getSetCookie()) this.#keep(line.split(';')[0] ?? '');
    return response;
  }

  /** Stores a cookie; an empty value deletes it. */
  #keep(pair: string): void {
    const [name] = pair.split('=');
    const others = this.cookie.split('; ').filter((old) => old !== '' && old.split('=')[0] !== name);
    this.cookie = [...others, ...(pair.endsWith('=') ? [] : [pair])].join('; ');
  }

  /** The JSON of a call that must succeed. */
  async json<T>(method: string, path: string, call?: Call): Promise<T> {
    const response = await this.call(method, path, call);
    expect(response.status, `${method} ${path}`).toBe(200);
    return response.json() as Promise<T>;
  }

  async login(email = 'employee@neuro.example', password = SEED_PASSWORD): Promise<this> {
    const response = await this.call('POST', '/auth/authentication', { json: { email, password } });
    expect(response.status).toBe(200);
    return this;
  }

  async guestLogin(email = 'guest@corp.example'): Promise<this> {
    const response = await this.call('POST', '/chatBot/auth', { json: { email, password: SEED_PASSWORD } });
    expect(response.status).toBe(200);
    return this;
  }

  /** The letters to an address, newest first, from `/api/dev/mailbox`. */
  async mailbox(email: string): Promise<Mail[]> {
    const query = new URLSearchParams({ email });
    const request = new Request(`http://portal.test/api/dev/mailbox?${query}`);
    return (await this.gateway.handle(request)).json() as Promise<Mail[]>;
  }

  /** The bearer header of the newest letter's link. */
  async mailed(email: string): Promise<{ authorization: string }> {
    const [{ link } = {}] = await this.mailbox(email);
    return { authorization: `Bearer ${link && new URL(link).searchParams.get('token')}` };
  }

  send(
    text: string,
    { key, service = 'chatGpt', chat, files = [], accept, ...rest }: SendOptions = {},
  ): Promise<Response> {
    const form = new FormData();
    form.set('request', new Blob([JSON.stringify({ text, ...rest })], { type: 'application/json' }));
    if (chat) form.set('chat', chat);
    for (const file of files) form.append('files', file);
    return this.call('POST', `/chat/${service}/message`, {
      body: form,
      headers: { 'idempotency-key': key ?? crypto.randomUUID(), accept: accept ?? 'text/event-stream' },
    });
  }
}

/** A signed-in client of a new gateway. */
export async function signedIn(options?: GatewayOptions): Promise<Client> {
  return new Client(await openGateway(options)).login();
}

const eventSchema = operations
  .flatMap(({ answers }) => answers.get(200)?.['text/event-stream'] ?? [])
  .map(() => ({ $ref: '#/components/schemas/ChatEvent' }))[0];

/** The events of a stream, each checked against the contract. Comments are yielded as `heartbeat`. */
export async function* eventsOf(response: Response): AsyncGenerator<ChatEvent | 'heartbeat'> {
  const ready: (ChatEvent | 'heartbeat')[] = [];
  const parser = createParser({
    onEvent: ({ data, id }) => {
      const event = JSON.parse(data) as ChatEvent;
      expect(eventSchema && validate(eventSchema, event)).toBeNull();
      expect(event.id).toBe(id);
      ready.push(event);
    },
    onComment: () => ready.push('heartbeat'),
  });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* ready.splice(0);
  }
}

/** All events of a stream, up to its end. */
export async function allEvents(response: Response): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of eventsOf(response)) if (event !== 'heartbeat') events.push(event);
  return events;
}

/** The concatenated text of the deltas. */
export const textOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');

/** The named error in an answer, as status and message. */
export async function errorOf(response: Response): Promise<{ status: number; message: string }> {
  const { status, message } = (await response.json()) as { status: number; message: string };
  return { status, message };
}
