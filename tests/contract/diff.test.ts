import { describe, expect, test } from 'vitest';
import { compareContracts } from '../../openapi/diff/compare.ts';
import type { Json, JsonObject } from '../../openapi/diff/document.ts';
import { changed, contract } from './small-contract.ts';

const LIST = 'paths /chat/{uuid} get';
const SEND = 'paths /chat post';
const JSON_BODY = 'content application/json schema';
const CHAT = 'components schemas Chat';
const NEW_CHAT = 'components schemas NewChat';
const UNAUTHORIZED = 'components responses Unauthorized content application/json examples';

type Pair = [what: string, edits: Record<string, Json | undefined>, message: RegExp];

const breaking: Pair[] = [
  ['an operation is removed', { 'paths /chat/{uuid} delete': undefined }, /DELETE .* was removed/],
  ['an operation gets another id', { [`${LIST} operationId`]: 'chatFind' }, /chatList became chatFind/],
  ['the base path moves', { 'servers 0 url': '/api/2.0' }, /base path/],
  ['a parameter is removed', { [`${LIST} parameters 2`]: undefined }, /query parameter kind was removed/],
  ['a parameter becomes required', { [`${LIST} parameters 1 required`]: true }, /size is required now/],
  [
    'a required parameter is added',
    { [`${LIST} parameters 3`]: { name: 'page', in: 'query', required: true, schema: { type: 'integer' } } },
    /page was added, required/,
  ],
  [
    'a parameter takes fewer values',
    { [`${LIST} parameters 2 schema enum`]: ['text'] },
    /"image" was removed/,
  ],
  ['a parameter takes less', { [`${LIST} parameters 1 schema maximum`]: 50 }, /maximum was 100, now 50/],
  [
    'a parameter has another default',
    { [`${LIST} parameters 1 schema default`]: 20 },
    /default was 30, now 20/,
  ],
  [
    'a parameter changes its type',
    { [`${LIST} parameters 1 schema type`]: 'string' },
    /type integer is not taken/,
  ],
  ['a request field is removed', { [`${NEW_CHAT} properties model`]: undefined }, /field model was removed/],
  [
    'a request field becomes required',
    { [`${NEW_CHAT} required`]: ['text', 'model'] },
    /field model is required now/,
  ],
  [
    'a required request field is added',
    { [`${NEW_CHAT} properties tile`]: { type: 'string' }, [`${NEW_CHAT} required`]: ['text', 'tile'] },
    /field tile was added, required/,
  ],
  [
    'a request refuses null',
    { [`${NEW_CHAT} properties model type`]: 'string' },
    /model: type null is not taken/,
  ],
  [
    'a request text becomes shorter',
    { [`${NEW_CHAT} properties text maxLength`]: 500 },
    /maxLength was 1000, now 500/,
  ],
  ['a request gets a limit', { [`${NEW_CHAT} properties tags minItems`]: 1 }, /minItems was none, now 1/],
  [
    'items of a request change',
    { [`${NEW_CHAT} properties tags items pattern`]: '^[A-Z]+$' },
    /tags\[\]: pattern/,
  ],
  ['a request refuses unknown fields', { [`${NEW_CHAT} additionalProperties`]: false }, /unknown fields/],
  ['a body becomes required', { [`${SEND} requestBody required`]: true }, /body is required now/],
  ['a body is removed', { [`${SEND} requestBody`]: undefined }, /request body was removed/],
  [
    'a content type of the request is removed',
    { [`${SEND} requestBody content multipart/form-data`]: undefined },
    /multipart\/form-data was removed/,
  ],
  [
    'a success status is removed',
    { [`${SEND} responses`]: { 204: { description: '' } } },
    /answer 200 was removed/,
  ],
  ['an error status is removed', { [`${LIST} responses 401`]: undefined }, /answer 401 was removed/],
  [
    'an answer type is removed',
    { [`${LIST} responses 200 content text/csv`]: undefined },
    /text\/csv was removed/,
  ],
  [
    'an answer header is removed',
    { [`${LIST} responses 200 headers ETag`]: undefined },
    /header ETag was removed/,
  ],
  ['an answer field is removed', { [`${CHAT} properties pinned`]: undefined }, /field pinned was removed/],
  [
    'an answer field becomes optional',
    { [`${CHAT} required`]: ['title'] },
    /field state is not always there/,
  ],
  [
    'an answer field gets a new value',
    { [`${CHAT} properties state enum`]: ['open', 'hidden', 'new'] },
    /"new" was added/,
  ],
  [
    'an answer field may be null',
    { [`${CHAT} properties title type`]: ['string', 'null'] },
    /type null is possible/,
  ],
  [
    'a whole number may have a fraction',
    { [`${CHAT} properties count type`]: 'number' },
    /type number is possible/,
  ],
  [
    'an answer becomes something else',
    { [`${LIST} responses 200 ${JSON_BODY}`]: { type: 'object' } },
    /type object/,
  ],
  [
    'a union of answers grows',
    { 'components schemas Event oneOf 2': { $ref: '#/components/schemas/Chat' } },
    /variant Chat was added/,
  ],
  ['a session is not taken any more', { [`${SEND} security 1`]: undefined }, /guest does not open it/],
  [
    'a second key is asked for',
    { [`${SEND} security 1`]: { guest: [], session: [] } },
    /guest does not open it/,
  ],
  [
    'the cookie has another name',
    { 'components securitySchemes session name': 'SID' },
    /session does not open it/,
  ],
  [
    'an error loses its name',
    { [`${UNAUTHORIZED} unauthorized`]: undefined },
    /error unauthorized was removed/,
  ],
  [
    'an error text changes',
    { [`${UNAUTHORIZED} unauthorized value message`]: 'Войдите' },
    /text of error unauthorized was changed/,
  ],
  [
    'an answer header may be missing',
    { [`${LIST} responses 200 headers ETag required`]: false },
    /header ETag is not always there/,
  ],
  ['a success status is added', { [`${SEND} responses 202`]: { description: 'Later.' } }, /202 was added/],
  [
    'a status is added that ends the session',
    { [`${SEND} responses 403`]: { description: 'No.' } },
    /403 was added/,
  ],
  ['a list has another order', { [`${LIST} x-order`]: ['uuid'] }, /order of the list was changed/],
  ['a group may not call any more', { [`${SEND} x-access`]: ['employee'] }, /guest may not call it/],
  [
    'a required header of the request is added',
    { [`${LIST} parameters 3`]: { name: 'Key', in: 'header', required: true, schema: { type: 'string' } } },
    /header parameter Key was added, required/,
  ],
  [
    'a field beside a union takes less',
    { 'components schemas Key properties email maxLength': 100 },
    /email: maxLength was 254, now 100/,
  ],
  [
    'a variant of a union asks for more',
    { 'components schemas Key oneOf 0 required': ['password', 'code'] },
    /field code is required now/,
  ],
  [
    'exactly one of two fields is asked for',
    { [`${NEW_CHAT} oneOf`]: [{ required: ['model'] }, { required: ['tags'] }] },
    /variant .* was removed/,
  ],
  ['an address must be ASCII', { [`${NEW_CHAT} properties email format`]: 'hostname' }, /format was "email"/],
  [
    'a request requires a field that is not described',
    { [`${NEW_CHAT} required`]: ['text', 'secret'] },
    /field secret is required now/,
  ],
];

const harmless: Pair[] = [
  [
    'an operation is added',
    { 'paths /ping': { get: { responses: {} } } },
    /GET \/ping: the operation was added/,
  ],
  [
    'an optional parameter is added',
    { [`${LIST} parameters 3`]: { name: 'page', in: 'query', schema: { type: 'integer' } } },
    /page was added$/,
  ],
  ['a parameter takes more values', { [`${LIST} parameters 2 schema enum 2`]: 'audio' }, /"audio" was added/],
  ['a parameter takes more', { [`${LIST} parameters 1 schema maximum`]: 200 }, /maximum was 100, now 200/],
  [
    'a parameter takes larger numbers',
    { [`${LIST} parameters 1 schema format`]: 'int64' },
    /format was "int32"/,
  ],
  [
    'an optional request field is added',
    { [`${NEW_CHAT} properties tile`]: { type: 'string' } },
    /tile was added$/,
  ],
  ['a request field becomes optional', { [`${NEW_CHAT} required`]: [] }, /^$/],
  ['a list of a request may be empty, as before', { [`${NEW_CHAT} properties tags minItems`]: 0 }, /^$/],
  ['a text of an answer may be empty, as before', { [`${CHAT} properties title minLength`]: 0 }, /^$/],
  ['a request text may be longer', { [`${NEW_CHAT} properties text maxLength`]: 2000 }, /now 2000/],
  [
    'a request field loses its pattern',
    { [`${NEW_CHAT} properties tags items pattern`]: undefined },
    /now none/,
  ],
  ['an answer field is added', { [`${CHAT} properties date`]: { type: 'string' } }, /date was added$/],
  [
    'an answer field with a fallback gets a new value',
    { [`${CHAT} properties mood enum`]: ['good', 'bad', 'new'] },
    /"new" was added/,
  ],
  [
    'a request takes international addresses',
    { [`${NEW_CHAT} properties email format`]: 'idn-email' },
    /now "idn-email"/,
  ],
  ['another group may call', { [`${SEND} x-access`]: ['employee', 'guest', 'admin'] }, /^$/],
  ['everybody may call', { [`${SEND} x-access`]: ['public'] }, /^$/],
  ['an answer field is always there', { [`${CHAT} required`]: ['title', 'state', 'pinned'] }, /^$/],
  ['an answer field loses a value', { [`${CHAT} properties state enum`]: ['open'] }, /"hidden" was removed/],
  ['an answer text becomes shorter', { [`${CHAT} properties title maxLength`]: 50 }, /now 50/],
  ['a number becomes whole', { [`${CHAT} properties count enum`]: [1, 2] }, /only 1, 2/],
  ['a status is added', { [`${SEND} responses 429`]: { description: 'Too fast.' } }, /answer 429 was added/],
  [
    'an answer has another content type too',
    { [`${SEND} responses 200 content text/event-stream`]: { schema: { type: 'string' } } },
    /text\/event-stream was added/,
  ],
  ['a union of answers shrinks', { 'components schemas Event oneOf 1': undefined }, /Finished was removed/],
  ['another session is taken too', { [`${LIST} security`]: [{ session: [] }, { guest: [] }] }, /^$/],
  [
    'an error name is added',
    { [`${UNAUTHORIZED} expired`]: { value: { message: 'Поздно' } } },
    /expired was added/,
  ],
  ['texts for readers change', { [`${LIST} summary`]: 'Chats', [`${CHAT} description`]: 'A chat' }, /^$/],
];

const compare = (edits: Pair[1]) => compareContracts(contract(), changed(edits));
const lines = (changes: { where: string; text: string }[]) =>
  changes.map(({ where, text }) => `${where}: ${text}`);

describe('contract:diff', () => {
  test.each(breaking)('[CON-05] breaking: %s', (_, edits, message) => {
    const found = compare(edits).filter((change) => change.breaking);
    expect(lines(found)).toContainEqual(expect.stringMatching(message));
  });

  test.each(harmless)('[CON-05] not breaking: %s', (_, edits, message) => {
    const changes = compare(edits);
    expect(lines(changes.filter((change) => change.breaking))).toEqual([]);
    if (message.source === '^$') expect(changes).toEqual([]);
    else expect(lines(changes)).toContainEqual(expect.stringMatching(message));
  });

  test('[CON-05] schemas of additional properties are compared too', () => {
    const free = (type: string): JsonObject => changed({ [`${NEW_CHAT} additionalProperties`]: { type } });
    const found = compareContracts(free('string'), free('integer')).filter((change) => change.breaking);
    expect(found).not.toEqual([]);
  });

  test('[CON-05] renaming a path parameter, reordering keys and inlining a reference are not changes', () => {
    const other = contract();
    const paths = other['paths'] as JsonObject;
    const item = paths['/chat/{uuid}'] as { get: { parameters: JsonObject[] } };
    const renamed = item.get.parameters[0];
    if (renamed) renamed['name'] = 'chatUuid';
    const { '/chat/{uuid}': _, ...rest } = paths;
    other['paths'] = { ...rest, '/chat/{chatUuid}': item as unknown as Json };
    (other['components'] as { schemas: JsonObject }).schemas['Event'] = {
      oneOf: [
        { $ref: '#/components/schemas/Finished' },
        { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
      ],
    };
    expect(compareContracts(contract(), other)).toEqual([]);
  });

  test('[CON-05] a recursive schema is compared completely', () => {
    const tree = {
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Chat' }, title: { type: 'string' } },
    };
    const grown = { ...tree, properties: { ...tree.properties, title: { type: ['string', 'null'] } } };
    const changes = compareContracts(changed({ [CHAT]: tree }), changed({ [CHAT]: grown }));
    expect(changes).toHaveLength(1);
  });
});
