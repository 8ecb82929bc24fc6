import { isObject, type Json, type JsonObject } from '../../openapi/diff/document.ts';

/** A small contract with one of everything that contract:diff compares: parameters, a form, a union, errors, sessions. */
export const contract = (): JsonObject => ({
  openapi: '3.1.1',
  info: { version: '1.2.0', 'x-released': '2026-06-01' },
  servers: [{ url: '/api/1.0' }],
  security: [{ session: [] }],
  paths: {
    '/chat/{uuid}': {
      get: {
        operationId: 'chatList',
        'x-order': ['title', 'uuid'],
        parameters: [
          { name: 'uuid', in: 'path', required: true, schema: { type: 'string', maxLength: 36 } },
          {
            name: 'size',
            in: 'query',
            schema: { type: 'integer', format: 'int32', maximum: 100, default: 30 },
          },
          { name: 'kind', in: 'query', schema: { type: 'string', enum: ['text', 'image'] } },
        ],
        responses: {
          200: {
            description: 'Chats.',
            headers: { ETag: { required: true, schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Chat' } } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          401: { $ref: '#/components/responses/Unauthorized' },
        },
      },
      delete: { operationId: 'chatRemove', responses: { 204: { description: 'Gone.' } } },
    },
    '/chat': {
      post: {
        operationId: 'chatSend',
        'x-access': ['employee', 'guest'],
        security: [{ session: [] }, { guest: [] }],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewChat' } },
            'multipart/form-data': { schema: { $ref: '#/components/schemas/NewChat' } },
          },
        },
        responses: {
          200: {
            description: 'An event.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Chat: {
        type: 'object',
        required: ['title', 'state'],
        properties: {
          title: { type: 'string', maxLength: 100 },
          state: { type: 'string', enum: ['open', 'hidden'] },
          pinned: { type: 'boolean' },
          count: { type: 'integer' },
          mood: { type: 'string', enum: ['good', 'bad'], 'x-fallback': 'good' },
        },
      },
      NewChat: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string', minLength: 1, maxLength: 1000 },
          model: { type: ['string', 'null'] },
          email: { type: 'string', format: 'email' },
          key: { $ref: '#/components/schemas/Key' },
          tags: { type: 'array', maxItems: 5, items: { type: 'string', pattern: '^[a-z]+$' } },
        },
      },
      Key: {
        type: 'object',
        required: ['email'],
        properties: { email: { type: 'string', maxLength: 254 } },
        oneOf: [{ required: ['password'], properties: { password: { type: 'string' } } }],
      },
      Event: { oneOf: [{ $ref: '#/components/schemas/Delta' }, { $ref: '#/components/schemas/Finished' }] },
      Delta: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
      Finished: { type: 'object', required: ['status'], properties: { status: { type: 'string' } } },
    },
    responses: {
      Unauthorized: {
        description: 'No session.',
        content: {
          'application/json': {
            schema: { type: 'object' },
            examples: { unauthorized: { value: { message: 'Требуется вход' } } },
          },
        },
      },
    },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'SESSION', description: 'A cookie.' },
      guest: { type: 'apiKey', in: 'cookie', name: 'GUEST' },
    },
  },
});

/** A copy of the contract with values set by path (keys separated by spaces); `undefined` removes a value. */
export function changed(edits: Record<string, Json | undefined>): JsonObject {
  const document = contract();
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split(' ');
    const last = keys.pop() ?? '';
    let node: unknown = document;
    for (const key of keys) node = Object.entries(node as object).find(([name]) => name === key)?.[1];
    if (Array.isArray(node)) node.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
    else if (isObject(node)) {
      if (value === undefined) delete node[last];
      else node[last] = value;
    } else throw new Error(`There is no ${path}`);
  }
  return document;
}
