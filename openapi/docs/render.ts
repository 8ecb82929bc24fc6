/** The reference page of the contract: one static HTML file without scripts and external resources. */
import { createHash } from 'node:crypto';
import { isObject, type Json, type JsonObject, listOf, objectOf, resolve, textOf } from '../diff/document.ts';
import { type Html, html, inline, prose, table } from './html.ts';
import { schemaBody, schemaLink, typeOf } from './schema.ts';

interface Operation extends JsonObject {
  id: string;
  method: string;
  path: string;
}

function operationsOf(bundle: JsonObject): Operation[] {
  return Object.entries(objectOf(bundle['paths'])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).map(([method, value]) => {
      const operation = objectOf(value);
      return { ...operation, id: textOf(operation['operationId']), method: method.toUpperCase(), path };
    }),
  );
}

const isAssumed = (node: Json | undefined): boolean => objectOf(node)['x-provenance'] === 'assumed';
const operationLink = ({ id }: Operation): Html => html`<a href="#${id}">${id}</a>`;
const errorLink = (name: string): Html => html`<a href="#error-${name}"><code>${name}</code></a>`;
const badge = (node: Json | undefined): Html =>
  isAssumed(node) ? html` <span class="assumed">assumed</span>` : html` <span class="given">given</span>`;
const list = (links: readonly Html[]): Html =>
  html`${links.map((link, index) => html`${index > 0 && ', '}${link}`)}`;

function examplesOf(bundle: JsonObject, mediaType: JsonObject): [name: string, example: JsonObject][] {
  return Object.entries(objectOf(mediaType['examples'])).map(([name, value]) => [
    name,
    resolve(bundle, value),
  ]);
}

function example(name: string, { summary, value }: JsonObject): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return html`<details><summary><code>${name}</code> ${inline(textOf(summary))}</summary><pre lang="ru">${text}</pre></details>`;
}

function content(bundle: JsonObject, node: JsonObject): Html {
  return html`${Object.entries(objectOf(node['content'])).map(([type, value]) => {
    const mediaType = objectOf(value);
    return html`<p><code>${type}</code>: ${typeOf(mediaType['schema'])}</p>
${examplesOf(bundle, mediaType).map(([name, one]) => example(name, one))}`;
  })}`;
}

function parameters(bundle: JsonObject, operation: Operation): Html {
  const rows = listOf(operation['parameters']).map((listed) => {
    const parameter = resolve(bundle, listed);
    return [
      html`<code>${textOf(parameter['name'])}</code>`,
      textOf(parameter['in']),
      typeOf(parameter['schema']),
      parameter['required'] === true ? 'yes' : 'no',
      html`${inline(textOf(parameter['description']))} <span lang="ru">Example: <code>${String(parameter['example'])}</code></span>`,
    ];
  });
  return rows.length > 0
    ? html`<h4>Parameters</h4>${table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)}`
    : html``;
}

function answers(bundle: JsonObject, operation: Operation): Html {
  const all = Object.entries(objectOf(operation['responses'])).map(([status, value]) => ({
    status,
    answer: resolve(bundle, value),
  }));
  const errors = all.filter(({ status }) => Number(status) >= 400);
  const successes = all.filter(({ status }) => Number(status) < 400);
  const headers = (answer: JsonObject): Html =>
    table(
      ['Header', 'Type', 'Meaning'],
      Object.entries(objectOf(answer['headers'])).map(([name, value]) => {
        const header = resolve(bundle, value);
        return [html`<code>${name}</code>`, typeOf(header['schema']), inline(textOf(header['description']))];
      }),
    );
  return html`<h4>Answers</h4>
${successes.map(({ status, answer }) => html`<p><strong>${status}</strong> ${inline(textOf(answer['description']))}</p>${headers(answer)}${content(bundle, answer)}`)}
${table(
  ['Status', 'Errors by name', 'When'],
  errors.map(({ status, answer }) => [
    status,
    list(
      examplesOf(bundle, objectOf(objectOf(answer['content'])['application/json'])).map(([name]) =>
        errorLink(name),
      ),
    ),
    inline(textOf(answer['description'])),
  ]),
)}`;
}

function security(bundle: JsonObject, operation: Operation): string {
  const alternatives = listOf(operation['security'] ?? bundle['security']).map((one) =>
    Object.keys(objectOf(one)).join(' and '),
  );
  return alternatives.length === 0 ? 'Needs no session.' : `Needs ${alternatives.join(', or ')}.`;
}

/** Who may call, in words (`x-access`). */
const callers: Readonly<Record<string, string>> = {
  public: 'anybody, with and without a session',
  employee: 'every signed-in employee, administrators included',
  guest: 'guests of the chat-bot',
  admin: 'administrators of the platform (role ADMIN)',
  companyAdmin: 'administrators of a company (group COMPANY_ADMIN)',
  link: 'who holds the token of the mailed link',
};

function access(operation: Operation): string {
  const names = listOf(operation['x-access']).map((name) => callers[textOf(name)] ?? textOf(name));
  return `May be called by: ${names.join('; ')}.`;
}

function operationSection(bundle: JsonObject, operation: Operation): Html {
  const body = resolve(bundle, operation['requestBody']);
  return html`<section class="operation"><h3 id="${operation.id}">${textOf(operation['summary'])}${badge(operation)}</h3>
<p class="call"><b>${operation.method}</b> <code>${operation.path}</code> <small>${operation.id}</small></p>
<p>${inline(textOf(operation['description']))}</p>
<p>${access(operation)} ${security(bundle, operation)}</p>
${parameters(bundle, operation)}
${isObject(body['content']) && html`<h4>Body</h4><p>${inline(textOf(body['description']))}</p>${content(bundle, body)}`}
${answers(bundle, operation)}</section>
`;
}

function assumptions(
  operations: Operation[],
  schemas: [string, Json | undefined][],
  errors: [string, Json | undefined][],
): Html {
  const assumed = operations.filter(isAssumed);
  const names = (nodes: [string, Json | undefined][]): string[] =>
    nodes.filter(([, node]) => isAssumed(node)).map(([name]) => name);
  return html`<h2 id="assumed">What is assumed</h2>
<p>The specification gave the rest. All this was decided here and waits for the backend team's word: whole operations,
parts of operations whose path was given, schemas and error answers.</p>
${table(
  ['Operation', 'Call', 'What it does'],
  assumed.map((operation) => [
    operationLink(operation),
    html`${operation.method} <code>${operation.path}</code>`,
    textOf(operation['summary']),
  ]),
)}
${table(
  ['Given operation', 'Call', 'Assumed of it'],
  operations
    .filter((operation) => operation['x-assumed'] !== undefined)
    .map((operation) => [
      operationLink(operation),
      html`${operation.method} <code>${operation.path}</code>`,
      listOf(operation['x-assumed']).map(textOf).join(', '),
    ]),
)}
<p><strong>Schemas:</strong> ${list(names(schemas).map(schemaLink))}.</p>
<p><strong>Error answers:</strong> ${names(errors).join(', ')}.</p>`;
}

function errorCatalogue(bundle: JsonObject, responses: [string, Json | undefined][]): Html {
  const found = new Map<string, readonly (Html | string)[]>();
  for (const [, response] of responses) {
    const json = objectOf(objectOf(objectOf(response)['content'])['application/json']);
    for (const [name, { summary, value }] of examplesOf(bundle, json)) {
      const { status, message } = objectOf(value);
      if (found.has(name)) continue;
      found.set(name, [
        html`<code id="error-${name}">${name}</code>`,
        String(status),
        html`<span lang="ru">${textOf(message)}</span>`,
        inline(textOf(summary)),
      ]);
    }
  }
  return html`<h2 id="errors">Errors by name</h2>
<p>The portal keys its policy on status and text. The body is ${schemaLink('ErrorResponse')}.</p>
${table(['Name', 'Status', 'Text', 'When'], [...found.values()])}`;
}

/**
 * @param bundle the bundled contract
 * @param style the page's stylesheet; its hash is in the page's own Content-Security-Policy, which a server may repeat
 * @returns the whole page
 */
export function renderReference(bundle: JsonObject, style: string): string {
  const info = objectOf(bundle['info']);
  const components = objectOf(bundle['components']);
  const operations = operationsOf(bundle);
  const schemas = Object.entries(objectOf(components['schemas'])).sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const responses = Object.entries(objectOf(components['responses']));
  const tags = listOf(bundle['tags'])
    .map(objectOf)
    .map(({ name, description }) => ({
      name: textOf(name),
      description: textOf(description),
      operations: operations.filter((operation) => listOf(operation['tags'])[0] === name),
    }));
  const hash = createHash('sha256').update(style).digest('base64');
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textOf(info['title'])} ${textOf(info['version'])}</title>
<style>STYLE</style>
</head>
<body>
<nav aria-label="Contents"><a href="#assumed">What is assumed</a>
${tags.map((tag) => html`<details><summary>${tag.name}</summary>${tag.operations.map((operation) => html`<a href="#${operation.id}">${textOf(operation['summary'])}</a>`)}</details>`)}
<a href="#errors">Errors by name</a><a href="#sessions">Sessions</a><a href="#schemas">Schemas</a></nav>
<main>
<h1>${textOf(info['title'])} <small>${textOf(info['version'])}</small></h1>
${prose(textOf(info['description']))}
<p>Base path: <code>${textOf(objectOf(listOf(bundle['servers'])[0])['url'])}</code></p>
${assumptions(operations, schemas, responses)}
${tags.map(
  (tag) => html`<h2 id="tag-${tag.name}">${tag.name}</h2><p>${inline(tag.description)}</p>
${tag.operations.map((operation) => operationSection(bundle, operation))}`,
)}
${errorCatalogue(bundle, responses)}
<h2 id="sessions">Sessions</h2>
${table(
  ['Name', 'Sent as', 'Meaning'],
  Object.entries(objectOf(components['securitySchemes'])).map(([name, value]) => {
    const scheme = objectOf(value);
    const place =
      scheme['type'] === 'http'
        ? `Authorization: ${textOf(scheme['scheme'])}`
        : `${textOf(scheme['in'])} ${textOf(scheme['name'])}`;
    return [html`<code>${name}</code>`, place, inline(textOf(scheme['description']))];
  }),
)}
<h2 id="schemas">Schemas</h2>
${schemas.map(
  ([name, schema]) => html`<section><h3 id="schema-${name}">${name}${badge(schema)}</h3>
<p>${inline(textOf(objectOf(schema)['description']))}</p>${schemaBody(schema)}</section>
`,
)}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${page.text.replace('<style>STYLE</style>', () => `<style>${style}</style>`)}`;
}
