/** Example bodies and the curl command of an operation. */
import { isObject, type Json, type JsonObject, listOf, objectOf, resolve, textOf } from '../diff/document.ts';
import { type Html, html, inline } from './html.ts';

/** An operation of the bundle with its method and path. */
export interface Operation extends JsonObject {
  id: string;
  method: string;
  path: string;
}

const HOST = 'https://portal.example/api/1.0';

export function examplesOf(bundle: JsonObject, mediaType: JsonObject): [name: string, example: JsonObject][] {
  return Object.entries(objectOf(mediaType['examples'])).map(([name, value]) => [
    name,
    resolve(bundle, value),
  ]);
}

/** An example under its name; the first of a body is open. */
export function example(name: string, { summary, value }: JsonObject, isOpen: boolean): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const head = html`<summary><code>${name}</code> ${inline(textOf(summary))}</summary>`;
  const body = html`<pre lang="ru">${text}</pre>`;
  return isOpen ? html`<details open>${head}${body}</details>` : html`<details>${head}${body}</details>`;
}

/** A word of a POSIX shell. */
const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
const encoded = (value: Json | undefined): string => encodeURIComponent(String(value));

/** The command has the required parameters, and those that its example answer depends on. */
const isShown = (parameter: JsonObject): boolean =>
  parameter['required'] === true || parameter['x-curl'] === true;

function addressOf(bundle: JsonObject, operation: Operation): string {
  const parameters = listOf(operation['parameters']).map((one) => resolve(bundle, one));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(parameters.find((one) => one['name'] === name)?.['example']),
  );
  const query = parameters
    .filter((one) => one['in'] === 'query' && isShown(one))
    .flatMap((one) => [one['example']].flat().map((value) => `${textOf(one['name'])}=${encoded(value)}`));
  return `${HOST}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function credentials(bundle: JsonObject, operation: Operation): string[] {
  const [first] = listOf(operation['security'] ?? bundle['security']);
  const [name] = Object.keys(objectOf(first));
  const scheme = objectOf(objectOf(objectOf(bundle['components'])['securitySchemes'])[name ?? '']);
  if (scheme['type'] === 'http') return ["-H 'Authorization: Bearer 4f0c…e9'"];
  return scheme['in'] === 'cookie' ? [`-b ${textOf(scheme['name'])}=f3b1c0de`] : [];
}

/** Parts of a form; a file that the example leaves out is shown once. */
function formParts(bundle: JsonObject, mediaType: JsonObject, value: JsonObject): string[] {
  const fields = objectOf(resolve(bundle, mediaType['schema'])['properties']);
  return Object.entries(fields).flatMap(([name, field]) => {
    const found = value[name];
    const schema = resolve(bundle, field);
    const isFile = (objectOf(schema['items'])['format'] ?? schema['format']) === 'binary';
    if (isFile)
      return name === 'files' || !('files' in fields) ? [`-F ${quoted(`${name}=@screen.png`)}`] : [];
    if (found === undefined) return [];
    if (!isObject(found)) return [`-F ${quoted(`${name}=${String(found)}`)}`];
    return [`-F ${quoted(`${name}=${JSON.stringify(found)};type=application/json`)}`];
  });
}

function bodyWords(bundle: JsonObject, operation: Operation): string[] {
  const content = objectOf(resolve(bundle, operation['requestBody'])['content']);
  const [entry] = Object.entries(content);
  if (!entry) return [];
  const [type, mediaType] = [entry[0], objectOf(entry[1])];
  const value = examplesOf(bundle, mediaType)[0]?.[1]['value'];
  if (type === 'multipart/form-data') return formParts(bundle, mediaType, objectOf(value));
  return [`-H 'Content-Type: ${type}'`, `-d ${quoted(JSON.stringify(value))}`];
}

function answerWords(operation: Operation): string[] {
  const success = Object.entries(objectOf(operation['responses'])).find(([status]) => status.startsWith('2'));
  const types = Object.keys(objectOf(objectOf(success?.[1])['content']));
  if (types.includes('text/event-stream')) return ['-N', '-H', "'Accept: text/event-stream'"];
  return types.includes('application/octet-stream') ? ['-OJ'] : [];
}

/** The operation as a curl command, with the first example, every required parameter and those with `x-curl`. */
export function curl(bundle: JsonObject, operation: Operation): string {
  const headers = listOf(operation['parameters'])
    .map((one) => resolve(bundle, one))
    .filter((one) => one['in'] === 'header' && isShown(one))
    .map((one) => `-H ${quoted(`${textOf(one['name'])}: ${String(one['example'])}`)}`);
  const lines = [
    [
      'curl',
      ...(operation.method === 'GET' ? [] : ['-X', operation.method]),
      ...answerWords(operation),
      quoted(addressOf(bundle, operation)),
    ].join(' '),
    ...credentials(bundle, operation),
    ...headers,
    ...bodyWords(bundle, operation),
  ];
  return lines.join(' \\\n  ');
}
