/** Compares two versions of the contract, operation by operation. */
import {
  type Change,
  type Detail,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  resolve,
  same,
  textOf,
} from './document.ts';
import { SchemaComparison } from './schema.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

interface Call {
  document: JsonObject;
  operation: JsonObject;
  /** Key of a parameter: its location and name; for a path parameter its position, because its name is not sent. */
  parameters: Map<string, JsonObject>;
}

function callsOf(document: JsonObject): Map<string, Call> {
  const calls = new Map<string, Call>();
  for (const [path, value] of Object.entries(objectOf(document['paths']))) {
    const item = resolve(document, value);
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    for (const method of METHODS.filter((name) => isObject(item[name]))) {
      const operation = resolve(document, item[method]);
      const parameters = new Map<string, JsonObject>();
      for (const listed of [...listOf(item['parameters']), ...listOf(operation['parameters'])]) {
        const parameter = resolve(document, listed);
        const name = textOf(parameter['name']);
        const place = textOf(parameter['in']);
        parameters.set(`${place} ${place === 'path' ? inPath.indexOf(name) : name}`, parameter);
      }
      const key = `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
      calls.set(key, { document, operation, parameters });
    }
  }
  return calls;
}

/**
 * @param old an OpenAPI 3 document, bundled
 * @param next its successor
 * @returns every difference for callers, breaking or not
 */
export function compareContracts(old: JsonObject, next: JsonObject): Change[] {
  const schemas = new SchemaComparison();
  const changes: Change[] = [];
  const base = (document: JsonObject): Json | undefined => objectOf(listOf(document['servers'])[0])['url'];
  if (!same(base(old), base(next)))
    changes.push({ breaking: true, where: 'servers', text: 'the base path was changed' });
  const before = callsOf(old);
  const after = callsOf(next);
  for (const [where, call] of before) {
    const successor = after.get(where);
    if (!successor)
      changes.push({ breaking: true, where, text: 'the operation was removed', removed: call.operation });
    else new CallComparison(where, call, successor, schemas, changes).run();
  }
  for (const where of after.keys())
    if (!before.has(where)) changes.push({ breaking: false, where, text: 'the operation was added' });
  return [...changes, ...schemas.changes];
}

class CallComparison {
  private readonly where: string;
  private readonly old: Call;
  private readonly next: Call;
  private readonly schemas: SchemaComparison;
  private readonly changes: Change[];

  constructor(where: string, old: Call, next: Call, schemas: SchemaComparison, changes: Change[]) {
    this.where = where;
    this.old = old;
    this.next = next;
    this.schemas = schemas;
    this.changes = changes;
  }

  run(): void {
    const id = this.old.operation['operationId'];
    // Hooks, handlers and tests are named after the id, so a new id breaks them.
    if (id !== undefined && id !== this.next.operation['operationId'])
      this.report(
        true,
        `operationId ${textOf(id)} became ${textOf(this.next.operation['operationId']) || 'none'}`,
      );
    this.compareDeprecation(this.old.operation, this.next.operation, 'the operation');
    this.compareParameters();
    this.compareBodies();
    this.compareAnswers();
    this.compareSecurity();
    this.compareAccess();
    const [order, orderNow] = [this.old.operation['x-order'], this.next.operation['x-order']];
    if (order !== undefined && !same(order, orderNow)) this.report(true, 'the order of the list was changed');
  }

  private report(breaking: boolean, text: string, detail: Detail = {}): void {
    this.changes.push({ breaking, where: this.where, text, ...detail });
  }

  private compareDeprecation(before: JsonObject, after: JsonObject, what: string): void {
    if (after['deprecated'] === true && before['deprecated'] !== true)
      this.report(false, `${what} was deprecated`, { deprecated: after });
  }

  private schema(one: JsonObject, two: JsonObject, direction: 'request' | 'answer', at: string): void {
    this.schemas.compare(
      { document: this.old.document, schema: one['schema'] },
      { document: this.next.document, schema: two['schema'] },
      direction,
      this.where,
      at,
    );
  }

  private compareParameters(): void {
    for (const [key, parameter] of this.old.parameters) {
      const successor = this.next.parameters.get(key);
      const name = `${textOf(parameter['in'])} parameter ${textOf(parameter['name'])}`;
      if (!successor) {
        this.report(true, `${name} was removed`, { removed: parameter });
        continue;
      }
      this.compareDeprecation(parameter, successor, name);
      if (successor['required'] === true && parameter['required'] !== true)
        this.report(true, `${name} is required now`);
      for (const keyword of ['style', 'explode', 'content']) {
        if (!same(parameter[keyword], successor[keyword]))
          this.report(true, `${name}: ${keyword} was changed`);
      }
      this.schema(parameter, successor, 'request', name);
    }
    for (const [key, parameter] of this.next.parameters) {
      if (this.old.parameters.has(key)) continue;
      const required = parameter['required'] === true;
      const name = `${textOf(parameter['in'])} parameter ${textOf(parameter['name'])}`;
      this.report(required, `${name} was added${required ? ', required' : ''}`);
    }
  }

  private compareBodies(): void {
    const one = resolve(this.old.document, this.old.operation['requestBody']);
    const two = resolve(this.next.document, this.next.operation['requestBody']);
    const [had, has] = [isObject(one['content']), isObject(two['content'])];
    if (had && !has) this.report(true, 'the request body was removed');
    else if (has && two['required'] === true && (!had || one['required'] !== true)) {
      this.report(true, 'a request body is required now');
    } else if (has && !had) this.report(false, 'an optional request body was added');
    if (had && has) this.compareContent(one, two, 'request', 'body');
  }

  private compareContent(
    one: JsonObject,
    two: JsonObject,
    direction: 'request' | 'answer',
    at: string,
  ): void {
    const after = objectOf(two['content']);
    for (const [type, value] of Object.entries(objectOf(one['content']))) {
      if (!isObject(after[type])) {
        this.report(true, `${at}: content type ${type} was removed`);
        continue;
      }
      const [before, now] = [objectOf(value), objectOf(after[type])];
      if (!same(before['encoding'], now['encoding']))
        this.report(true, `${at}: encoding of ${type} was changed`);
      if (before['schema'] !== undefined) this.schema(before, now, direction, at);
    }
    for (const type of Object.keys(after).filter((name) => objectOf(one['content'])[name] === undefined))
      this.report(false, `${at}: content type ${type} was added`);
  }

  private compareAnswers(): void {
    const before = objectOf(this.old.operation['responses']);
    const after = objectOf(this.next.operation['responses']);
    for (const [status, value] of Object.entries(before)) {
      if (after[status] === undefined) {
        this.report(true, `answer ${status} was removed`, { removed: resolve(this.old.document, value) });
        continue;
      }
      const one = resolve(this.old.document, value);
      const two = resolve(this.next.document, after[status]);
      if (isObject(two['content']) && !isObject(one['content']))
        this.report(true, `answer ${status} has a body now`);
      this.compareContent(one, two, 'answer', `answer ${status}`);
      this.compareHeaders(objectOf(one['headers']), objectOf(two['headers']), `answer ${status}`);
      if (Number(status) >= 400) this.compareErrors(one, two, status);
    }
    for (const status of Object.keys(after).filter((name) => before[name] === undefined)) {
      // Callers treat an unknown 4xx as 400 and an unknown 5xx as 500, but 401 and 403 end the session.
      const isKnownKind = Number(status) >= 400 && status !== '401' && status !== '403';
      this.report(!isKnownKind, `answer ${status} was added`);
    }
  }

  private compareHeaders(before: JsonObject, after: JsonObject, at: string): void {
    for (const [name, value] of Object.entries(before)) {
      const header = Object.entries(after).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
      const one = resolve(this.old.document, value);
      if (header === undefined) this.report(true, `${at}: header ${name} was removed`, { removed: one });
      else {
        const two = resolve(this.next.document, header);
        if (one['required'] === true && two['required'] !== true)
          this.report(true, `${at}: header ${name} is not always there any more`);
        this.compareDeprecation(one, two, `${at}: header ${name}`);
        this.schema(one, two, 'answer', `${at}, header ${name}`);
      }
    }
  }

  /** The portal's error policy matches names and texts of errors (responses.yaml), so they are part of the contract. */
  private compareErrors(one: JsonObject, two: JsonObject, status: string): void {
    const errorsOf = (document: JsonObject, answer: JsonObject): Map<string, string> => {
      const examples = objectOf(objectOf(objectOf(answer['content'])['application/json'])['examples']);
      return new Map(
        Object.entries(examples).map(([name, example]) => [
          name,
          textOf(objectOf(resolve(document, example)['value'])['message']),
        ]),
      );
    };
    const before = errorsOf(this.old.document, one);
    const after = errorsOf(this.next.document, two);
    for (const name of after.keys())
      if (!before.has(name)) this.report(false, `answer ${status}: error ${name} was added`);
    for (const [name, message] of before) {
      const now = after.get(name);
      if (now === undefined) this.report(true, `answer ${status}: error ${name} was removed`);
      else if (now !== message) this.report(true, `answer ${status}: the text of error ${name} was changed`);
    }
  }

  /** Who may call (`x-access`): everybody who might must still be able to; `public` stands for everybody. */
  private compareAccess(): void {
    const [before, after] = [this.old.operation['x-access'], this.next.operation['x-access']].map((access) =>
      [access ?? []].flat().map((who) => textOf(who)),
    );
    if (!before?.length || !after?.length || after.includes('public')) return;
    for (const who of before.filter((one) => !after.includes(one)))
      this.report(true, `${who} may not call it any more`);
  }

  private compareSecurity(): void {
    const alternatives = ({ document, operation }: Call): Map<string, string>[] => {
      const schemes = objectOf(objectOf(document['components'])['securitySchemes']);
      const listed = listOf(operation['security'] ?? document['security']);
      return (listed.length === 0 ? [{}] : listed).map((alternative) => {
        const asked = Object.entries(objectOf(alternative)).flatMap(([name, scopes]) => {
          const { description: _, ...scheme } = resolve(document, schemes[name]);
          return [
            [JSON.stringify(scheme), name] as const,
            ...listOf(scopes).map(
              (scope) => [`${name} ${textOf(scope)}`, `${name} ${textOf(scope)}`] as const,
            ),
          ];
        });
        return new Map(asked);
      });
    };
    const after = alternatives(this.next);
    for (const alternative of alternatives(this.old)) {
      const stillTaken = after.some((other) => [...other.keys()].every((key) => alternative.has(key)));
      const named = [...alternative.values()].join(' + ') || 'nothing';
      if (!stillTaken) this.report(true, `${named} does not open it any more`);
    }
  }
}
