/** The section of one operation: everything that somebody needs who implements it. */
import { isObject, type Json, type JsonObject, listOf, objectOf, resolve, textOf } from '../diff/document.ts';
import { isCommonError } from './errors.ts';
import { curl, example, examplesOf, type Operation } from './example.ts';
import { assumedMark, type Html, html, inline, pathCode, table } from './html.ts';
import { deprecatedMark, innerSchemas, isDescribed, schemaBody, typeOf } from './schema.ts';

const errorLink = (name: string): Html => html`<a href="#error-${name}"><code>${name}</code></a>`;

/** Who may call, in words (`x-access`). */
const callers: Readonly<Record<string, string>> = {
  public: 'anybody, with and without a session',
  employee: 'every signed-in employee, administrators included',
  guest: 'guests of the chat-bot',
  admin: 'administrators of the platform (role ADMIN)',
  companyAdmin: 'administrators of a company (group COMPANY_ADMIN)',
  link: 'who holds the token of the mailed link',
};

/** What a second call with the same content does. */
function repeatOf(bundle: JsonObject, operation: Operation): string {
  const key = listOf(operation['parameters'])
    .map((one) => resolve(bundle, one))
    .find((one) => one['name'] === 'Idempotency-Key');
  const rule = '(see [Repeated requests](#rule-repeated-requests)).';
  if (key?.['required'] === true) return `safe with the same \`Idempotency-Key\`, which is required ${rule}`;
  if (key) return `safe with the same \`Idempotency-Key\`; without a key it is executed again ${rule}`;
  if (operation.method === 'GET' && operation['x-changes-state'] !== true) return 'safe: it changes nothing.';
  return `takes no \`Idempotency-Key\` ${rule}`;
}

export const isAssumed = (node: unknown): boolean => isObject(node) && node['x-provenance'] === 'assumed';
export const badge = (node: unknown): Html =>
  isAssumed(node) ? html` <span class="assumed">assumed</span>` : html` <span class="given">given</span>`;

/** True when a given operation does not list the part in `x-given`, so that it is assumed. */
function isPartAssumed(operation: Operation, part: string): boolean {
  return operation['x-provenance'] === 'given' && !listOf(operation['x-given']).includes(part);
}

function accessOf(bundle: JsonObject, operation: Operation): Html {
  const names = listOf(operation['x-access']).map((name) => callers[textOf(name)] ?? textOf(name));
  const schemes = listOf(operation['security'] ?? bundle['security']).map((one) =>
    Object.keys(objectOf(one)).join(' and '),
  );
  const shown = schemes.length === 0 ? 'No session is needed.' : `Sent with: ${schemes.join(', or ')}.`;
  const scopes = listOf(operation['x-token-scopes']).map(textOf);
  const token = scopes.length > 0 && html` A token needs the scope ${scopes.join(' or ')}.`;
  return html`${names.join('; ')}. <a href="#sessions">${shown}</a>${token}`;
}

function orderOf(operation: Operation): Html | false {
  const order = listOf(operation['x-order']).map(textOf);
  if (order.length === 0) return false;
  const words = order.map((one) => {
    const [name = '', direction] = one.split(' ');
    return html`<code>${name}</code>${direction === 'desc' ? ' descending' : ''}`;
  });
  return html`${words.map((word, index) => html`${index > 0 && ', then '}${word}`)} (see <a href="#rule-lists-and-pages">Lists and pages</a>).`;
}

/** The facts of an operation as a list of terms. */
function facts(bundle: JsonObject, operation: Operation): Html {
  const rows: [string, Html | false][] = [
    ['Who may call', accessOf(bundle, operation)],
    [
      'From other sites',
      (operation.method !== 'GET' || operation['x-changes-state'] === true) &&
        inline('refused (see [Requests from other sites](#rule-requests-from-other-sites)).'),
    ],
    ['Order', orderOf(operation)],
    ['Repeated', inline(repeatOf(bundle, operation))],
    ['Title of its error dialog', html`<span lang="ru">${textOf(operation['x-error-title'])}</span>`],
  ];
  return html`<dl>${rows.map(([term, value]) => value && html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;
}

function parameters(bundle: JsonObject, operation: Operation): Html {
  const rows = listOf(operation['parameters']).map((listed) => {
    const parameter = resolve(bundle, listed);
    const name = textOf(parameter['name']);
    const isDeprecated = parameter['deprecated'] === true;
    return [
      html`<code>${name}</code>${isPartAssumed(operation, name) && assumedMark()}${isDeprecated && deprecatedMark(parameter)}`,
      textOf(parameter['in']),
      typeOf(bundle, parameter['schema']),
      parameter['required'] === true ? 'yes' : 'no',
      html`${inline(textOf(parameter['description']))} <span lang="ru">Example: <code>${[parameter['example']].flat().join(', ')}</code></span>`,
    ];
  });
  return rows.length > 0
    ? html`<h4>Parameters</h4>${table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)}`
    : html``;
}

/** Content types whose bodies are bytes: one line for all of them, with the first example. */
function bytes(bundle: JsonObject, types: [string, JsonObject][]): Html {
  const [first] = types;
  if (!first) return html``;
  const names = types.map(([type], index) => html`${index > 0 && ', '}<code>${type}</code>`);
  const [shown] = examplesOf(bundle, first[1]);
  return html`<p>${names}: ${typeOf(bundle, first[1]['schema'])}.</p>${shown && example(shown[0], shown[1], true)}`;
}

function content(bundle: JsonObject, node: JsonObject, use: 'request' | 'answer'): Html {
  const all = Object.entries(objectOf(node['content'])).map(([type, value]): [string, JsonObject] => [
    type,
    objectOf(value),
  ]);
  const isBytes = ([, { schema }]: [string, JsonObject]): boolean => objectOf(schema)['format'] === 'binary';
  const described = all.filter((one) => !isBytes(one));
  return html`${bytes(bundle, all.filter(isBytes))}${described.map(([type, mediaType]) => {
    const parts = Object.entries(objectOf(mediaType['encoding'])).map(
      ([part, encoding]) =>
        html` The part <code>${part}</code> has the content type <code>${textOf(objectOf(encoding)['contentType'])}</code>.`,
    );
    const about = use === 'request' && textOf(resolve(bundle, mediaType['schema'])['description']);
    return html`<p><code>${type}</code>: ${typeOf(bundle, mediaType['schema'])}.${about && html` ${inline(about)}`}${parts}</p>
${isDescribed(bundle, mediaType['schema']) && schemaBody(bundle, mediaType['schema'], use)}
${use === 'request' && innerSchemas(bundle, mediaType['schema'])}
${examplesOf(bundle, mediaType).map(([name, one], index) => example(name, one, index === 0))}`;
  })}`;
}

/** Headers beside the one that every answer has. */
const ownHeaders = (answer: JsonObject): [string, Json | undefined][] =>
  Object.entries(objectOf(answer['headers'])).filter(([name]) => name !== 'X-Request-Id');

function headers(bundle: JsonObject, answer: JsonObject): Html {
  return table(
    ['Header', 'Type', 'Always there', 'Meaning'],
    ownHeaders(answer).map(([name, value]) => {
      const header = resolve(bundle, value);
      return [
        html`<code>${name}</code>${header['deprecated'] === true && deprecatedMark(header)}`,
        typeOf(bundle, header['schema']),
        header['required'] === true ? 'yes' : 'no',
        html`${inline(textOf(header['description']))} Example: <code>${String(header['example'])}</code>`,
      ];
    }),
  );
}

interface NamedError {
  readonly status: string;
  readonly name: string;
  readonly example: JsonObject;
  /** Names of its headers beside `X-Request-Id`. */
  readonly headers: string;
}

/** The errors of an operation: its own as a table, those of many operations as one line of links. */
function errors(bundle: JsonObject, answersOf: readonly { status: string; answer: JsonObject }[]): Html {
  const all: NamedError[] = answersOf.flatMap(({ status, answer }) => {
    const json = objectOf(objectOf(answer['content'])['application/json']);
    const headerNames = ownHeaders(answer).map(([name]) => name);
    return examplesOf(bundle, json).map(([name, one]) => ({
      status,
      name,
      example: one,
      headers: headerNames.join(', '),
    }));
  });
  const [common, own] = [all.filter(isCommonError), all.filter((one) => !isCommonError(one))];
  const statuses = [...new Set(common.map(({ status }) => status))];
  return html`<h4>Errors</h4>
${table(
  ['Status', 'Code', 'Text', 'When'],
  own.map(({ status, name, example: one, headers: extra }) => [
    status,
    errorLink(name),
    html`<span lang="ru">${textOf(objectOf(one['value'])['message'])}</span>`,
    html`${inline(textOf(one['summary']))}${extra && html` Headers: ${extra}.`}`,
  ]),
)}
<p class="common"><a href="#errors">Common ones</a>: ${statuses.map((status, index) => {
    const named = common.filter((one) => one.status === status);
    return html`${index > 0 && '; '}<b>${status}</b> ${named.map(({ name }, at) => html`${at > 0 && ', '}${errorLink(name)}`)}`;
  })}.</p>`;
}

function answers(bundle: JsonObject, operation: Operation): Html {
  const all = Object.entries(objectOf(operation['responses'])).map(([status, value]) => ({
    status,
    answer: resolve(bundle, value),
  }));
  const successes = all.filter(({ status }) => Number(status) < 400);
  const assumed = isPartAssumed(operation, 'answer') && assumedMark();
  return html`<h4>Answers${assumed}</h4>
${successes.map(
  ({ status, answer }) =>
    html`<p><strong>${status}</strong> ${inline(textOf(answer['description']))}${!isObject(answer['content']) && ' No body.'}</p>${headers(bundle, answer)}${content(bundle, answer, 'answer')}`,
)}
${errors(
  bundle,
  all.filter(({ status }) => Number(status) >= 400),
)}`;
}

function questions(operation: Operation): Html | false {
  const found = listOf(operation['x-open-questions']).map(objectOf);
  return (
    found.length > 0 &&
    html`<ul class="questions">${found.map(
      ({ question, assumed }) =>
        html`<li><strong>Open question:</strong> ${inline(textOf(question))} Until it is answered: ${inline(textOf(assumed))}</li>`,
    )}</ul>`
  );
}

/** Everything about one operation. */
export function operationSection(bundle: JsonObject, operation: Operation): Html {
  const body = resolve(bundle, operation['requestBody']);
  const { id, method, path } = operation;
  const mark = (part: string): Html | false => isPartAssumed(operation, part) && assumedMark();
  const assumed = ['method', 'path'].filter((part) => isPartAssumed(operation, part)).join(' and ');
  return html`<section class="operation"><h3 id="${id}">${textOf(operation['summary'])}${badge(operation)}${
    operation['deprecated'] === true && deprecatedMark(operation)
  }</h3>
<p class="call"><b>${method}</b> ${pathCode(path)} <small>${id}</small>${assumed && assumedMark(`${assumed} assumed`)}</p>
<p>${inline(textOf(operation['description']))}</p>
${questions(operation)}${facts(bundle, operation)}
<pre>${curl(bundle, operation)}</pre>
${parameters(bundle, operation)}
${isObject(body['content']) && html`<h4>Body${mark('body')}</h4><p>${inline(textOf(body['description']))}</p>${content(bundle, body, 'request')}`}
${answers(bundle, operation)}</section>
`;
}
