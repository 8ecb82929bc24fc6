// Lint rules about who may call an operation and what it may answer (README.md, "Change").
import type { Context, Location, Operation, Parameter, Visitor } from './visitor.ts';

/** Kinds of callers (`x-access`) with the security scheme by which the gateway knows them. */
const CALLERS: Readonly<Record<string, string | null>> = {
  public: null,
  employee: 'session',
  guest: 'guestSession',
  admin: 'session',
  companyAdmin: 'session',
  link: 'mailToken',
};
/** What every call can be answered with. */
const ALWAYS = ['400', '429', '500', '503'];
const LIMIT_HEADERS = ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
/** Names of ids in parameters and bodies; `agentUuid` and `templateUuid` are filters. */
const ID = /^(id|uuid|idFile)$|^(?!agent|template).*Uuid$/;

/** Every answer declares `X-Request-Id`, a limit also when to try again. */
export function answerHeaders(): Visitor {
  return {
    Response(response, { report, location }) {
      const headers = response.headers ?? {};
      if (!/#\/(components\/headers\/)?RequestId$/.test(headers['X-Request-Id']?.$ref ?? ''))
        report({ message: 'An answer must declare X-Request-Id, a $ref to headers.yaml.', location });
    },
  };
}

/** An error's example carries its own name as `code`: the portal decides by it. */
export function errorCodes(): Visitor {
  return {
    MediaType(mediaType, { report, location }) {
      if (!/\/ErrorResponse$/.test(mediaType.schema?.$ref ?? '')) return;
      for (const [name, example] of Object.entries(mediaType.examples ?? {})) {
        const { value } = example;
        const code = typeof value === 'object' && value !== null ? Reflect.get(value, 'code') : undefined;
        if (code !== name) {
          const at = location.child(['examples', name]);
          report({ message: `The error "${name}" must carry its name as code.`, location: at });
        }
      }
    },
  };
}

const schemesOf = ({ security }: Operation): string[] =>
  security ? security.flatMap((one) => Object.keys(one)) : ['session'];

function accessProblem(operation: Operation): string | undefined {
  const access = operation['x-access'];
  if (!Array.isArray(access) || access.length === 0 || !access.every((one) => Object.hasOwn(CALLERS, one)))
    return `x-access must list some of: ${Object.keys(CALLERS).join(', ')}.`;
  if (access.length > 1 && (access.includes('public') || access.includes('link')))
    return 'x-access public or link must stand alone.';
  if (access.includes('employee') && (access.includes('admin') || access.includes('companyAdmin')))
    return 'x-access employee includes admin and companyAdmin.';
  const expected = [...new Set(access.flatMap((one) => CALLERS[one] ?? []))].sort().join(', ');
  // A token stands for the session of its owner, so it is no caller of its own.
  const actual = schemesOf(operation)
    .filter((scheme) => scheme !== 'apiToken')
    .sort()
    .join(', ');
  if (schemesOf(operation).includes('apiToken') !== Array.isArray(operation['x-token-scopes']))
    return 'x-token-scopes stands where security names apiToken.';
  if (expected !== actual) return `x-access [${access.join(', ')}] does not agree with security [${actual}].`;
  return undefined;
}

/** `x-access` names the callers of an operation and agrees with `security`; `x-changes-state` marks a GET that writes. */
export function operationAccess(): Visitor {
  return {
    Operation(operation, { report, location, key }) {
      const message = accessProblem(operation);
      if (message) report({ message, location: location.child('x-access') });
      const mark = operation['x-changes-state'];
      if (mark !== undefined && (mark !== true || key !== 'get'))
        report({
          message: 'x-changes-state is true, and stands on a GET only: other methods change state anyway.',
          location: location.child('x-changes-state'),
        });
    },
  };
}

function parametersOf(operation: Operation, { resolve }: Context): Parameter[] {
  return (operation.parameters ?? []).map((one) => (one.$ref ? (resolve(one).node ?? {}) : one));
}

function namesId(operation: Operation, context: Context): boolean {
  const isNamed = parametersOf(operation, context).some(
    ({ name = '', in: place, required }) => place !== 'header' && required && ID.test(name),
  );
  return isNamed || bodyNamesId(operation, context);
}

function bodyNamesId({ requestBody }: Operation, { resolve }: Context): boolean {
  const schema = requestBody?.content?.['application/json']?.schema;
  const whole = schema?.$ref ? resolve(schema).node : schema;
  return (whole?.required ?? []).some((name) => ID.test(name));
}

/** Statuses that follow from the rest of an operation, each as alternatives, with the reason. */
function expectedStatuses(operation: Operation, context: Context): [statuses: string[], why: string][] {
  const expected: [string[], string][] = ALWAYS.map((status) => [[status], 'Every operation']);
  const changes = context.key !== 'get' || operation['x-changes-state'] === true;
  if (changes)
    expected.push([['403'], 'An operation that changes state'], [['507'], 'An operation that changes state']);
  if (schemesOf(operation).some((scheme) => scheme !== 'mailToken'))
    expected.push([['403'], 'An operation with a session']);
  if (operation.requestBody)
    for (const status of ['408', '413', '415']) expected.push([[status], 'An operation with a body']);
  if (namesId(operation, context)) expected.push([['404', '422'], 'An operation that takes an id']);
  if (parametersOf(operation, context).some(({ name }) => name === 'Range'))
    for (const status of ['206', '416']) expected.push([[status], 'An operation that takes Range']);
  return expected;
}

/** Every status that can occur is declared, a used key for operations with a key only, and 429 says when to try again. */
export function operationStatuses(): Visitor {
  return {
    Operation(operation, context) {
      const { report, resolve, location } = context;
      const responses = operation.responses ?? {};
      const at = location.child('responses');
      for (const [statuses, why] of expectedStatuses(operation, context)) {
        if (statuses.some((status) => status in responses)) continue;
        report({ message: `${why} must declare ${statuses.join(' or ')}.`, location: at });
      }
      const conflict = responses['409'] && resolve(responses['409']).node;
      const names = Object.keys(conflict?.content?.['application/json']?.examples ?? {});
      const takesKey = parametersOf(operation, context).some(({ name }) => name === 'Idempotency-Key');
      if (takesKey !== names.includes('idempotency-mismatch'))
        report({
          message: `An operation declares 409 idempotency-mismatch if, and only if, it takes Idempotency-Key.`,
          location: at,
        });
      const limit = responses['429'] && resolve(responses['429']).node;
      for (const name of LIMIT_HEADERS) {
        if (limit && !(name in (limit.headers ?? {})))
          report({ message: `A 429 must declare ${name}.`, location: at.child('429') });
      }
    },
  };
}

/** A parameter that several operations take is in parameters.yaml: no two operations describe the same one. */
export function sharedParameters(): Visitor {
  const uses = new Map<string, { inline: Location[]; isShared: boolean }>();
  return {
    Operation(operation, context) {
      const parameters = parametersOf(operation, context);
      for (const [index, parameter] of parameters.entries()) {
        // References are relative to their file.
        const schema = JSON.stringify(parameter.schema ?? {}).replace(/"[^"]*schemas\//g, '"schemas/');
        const key = [parameter.in, parameter.name, schema].join(' ');
        const use = uses.get(key) ?? { inline: [], isShared: false };
        uses.set(key, use);
        if (operation.parameters?.[index]?.$ref) use.isShared = true;
        else use.inline.push(context.location.child(['parameters', String(index)]));
      }
    },
    Root: {
      leave(_root, { report }) {
        for (const { inline, isShared } of uses.values()) {
          if (inline.length < 2 && !isShared) continue;
          for (const location of inline)
            report({ message: 'A parameter of several operations must be in parameters.yaml.', location });
        }
      },
    },
  };
}
