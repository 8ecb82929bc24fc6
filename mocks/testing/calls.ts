/** Calls generated from the contract: parameters and bodies are its examples, unless a test replaces them. */
import { type Operation, type Parameter, resolved } from '#mocks/contract/contract.ts';
import { type LinkOperation, newLink } from '#mocks/domain/mail/links.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Client } from './client.ts';

export interface ContractCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The example of the body, encoded; absent where there is none. */
  body?: BodyInit;
}

/** A form of an example: objects as JSON parts, everything else as text. */
export function formOf(example: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(example ?? {})) {
    const isObject = value !== null && typeof value === 'object';
    form.set(
      name,
      isObject ? new Blob([JSON.stringify(value)], { type: 'application/json' }) : String(value),
    );
  }
  return form;
}

function encode({ body }: Operation): Pick<ContractCall, 'body' | 'headers'> {
  if (!body) return { headers: {} };
  if (body.mediaType === 'multipart/form-data') return { headers: {}, body: formOf(body.example) };
  return { headers: { 'content-type': body.mediaType }, body: JSON.stringify(body.example) };
}

/** The call of an operation. `replace` sets parameters; undefined omits one. Optional ones are not sent by default. */
export function callTo(
  operation: Operation,
  replace: Readonly<Record<string, string | undefined>> = {},
): ContractCall {
  let path = operation.path;
  const query = new URLSearchParams();
  const encoded = encode(operation);
  const headers = { ...encoded.headers };
  for (const { name, in: place, required, example } of operation.parameters) {
    const value = name in replace ? replace[name] : required ? String(example) : undefined;
    if (value === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query') query.append(name, value);
    if (place === 'header') headers[name] = value;
  }
  const { body } = encoded;
  return {
    method: operation.method.toUpperCase(),
    path: query.size > 0 ? `${path}?${query}` : path,
    headers,
    ...(body !== undefined && { body }),
  };
}

/** Stores an unconfirmed new address of the employee. Returns the uuid of the change. */
export function putEmailChange({ deps: { database, now } }: { readonly deps: Rows & Clock }): string {
  const uuid = crypto.randomUUID();
  database.store.put(database.emailChanges, {
    uuid,
    userId: 1,
    from: 'employee@neuro.example',
    to: 'new@neuro.example',
    shown: 'employee@neuro.example',
    requestedBy: 'admin@neuro.example',
    requested: now().toISOString(),
    expires: new Date(now().getTime() + 60_000).toISOString(),
    state: 'waiting',
  });
  return uuid;
}

/**
 * The bearer header of a new link for an operation that requires one; none for others. For a link about a change of an
 * address there is such a change.
 */
export async function linkTo(
  client: Client,
  operation: Operation,
  email = 'new@neuro.example',
): Promise<Record<string, string>> {
  const { deps } = client.gateway;
  if (!operation.admits.has('mailToken')) return {};
  const operationId = operation.id as LinkOperation; // all operations with this scheme are for links
  const about = operation.id.startsWith('emailChange') ? { change: putEmailChange(client.gateway) } : {};
  const { token, link } = newLink(deps, { ...about, operationId, email, lifetime: 60_000 });
  deps.database.store.put(deps.database.links, link);
  return { authorization: `Bearer ${token}` };
}

/** Invalid values of a parameter. */
export function unfit(parameter: Parameter): string[] {
  const schema = resolved(parameter.schema);
  const { items } = schema;
  if (items !== null && typeof items === 'object') return unfit({ ...parameter, schema: { ...items } });
  if (schema['type'] === 'integer') return ['-1', '1.5', 'NaN', '', 'null', '1e9', '99999999999999999999'];
  if (schema['enum']) return ['', 'nothing', 'AI '];
  if (schema['format'] === 'email') return ['', 'x', 'a@', `${'x'.repeat(250)}@neuro.example`];
  if (schema['format'] === 'date') return ['', 'вчера', '2026-13-01', '2026-11-1', '2026-11-20T00:00:00Z'];
  if (schema['format'] === undefined && schema['pattern'] === undefined)
    return ['', 'х'.repeat(Number(schema['maxLength']) + 1)];
  return ['', '../../etc/passwd', '0c5e2d3a ', "' OR 1=1 --", 'ё'.repeat(500)];
}
