/** The parts of the page that concern several operations: questions, assumptions, rights, errors. */
import { type Json, type JsonObject, listOf, objectOf, textOf } from '../diff/document.ts';
import { examplesOf, type Operation } from './example.ts';
import { assumedMark, type Html, html, inline, pathCode, table } from './html.ts';
import { isAssumed } from './operation.ts';
import { schemaLink } from './schema.ts';

export type Named = [name: string, node: Json | undefined][];

const operationLink = ({ id }: Operation): Html => html`<a href="#${id}">${id}</a>`;
const list = (links: readonly Html[]): Html =>
  html`${links.map((link, index) => html`${index > 0 && ', '}${link}`)}`;

/** What the backend team has to settle, with what the portal assumes until then: general ones first. */
export function openQuestions(bundle: JsonObject, operations: readonly Operation[], schemas: Named): Html {
  const rowsOf = (node: Json | undefined, about: Html): Html[][] =>
    listOf(objectOf(node)['x-open-questions'])
      .map(objectOf)
      .map(({ question, assumed }) => [about, inline(textOf(question)), inline(textOf(assumed))]);
  const rows = [
    ...rowsOf(bundle, html`all`),
    ...operations.flatMap((operation) => rowsOf(operation, operationLink(operation))),
    ...schemas.flatMap(([name, node]) => rowsOf(node, schemaLink(name))),
  ].map((row, index) => [String(index + 1), ...row]);
  return html`<h2 id="questions">Open questions for the backend team</h2>
<p>Each has to be settled before the portal meets a real gateway. The last column is what the portal and its stand-in do until then.</p>
${table(['No.', 'About', 'Question', 'Assumed until it is answered'], rows)}`;
}

/** Parts of a given operation that the specification does not give. */
function assumedParts(bundle: JsonObject, operation: Operation): string[] {
  const given = listOf(operation['x-given']);
  return partsOf(bundle, operation).filter((part) => !given.includes(part));
}

/** Names of the parts of an operation that `x-given` may list. */
function partsOf(bundle: JsonObject, operation: Operation): string[] {
  const parameters = listOf(operation['parameters']).map((one) => {
    const name = textOf(objectOf(one)['$ref']).split('/').at(-1);
    const shared = objectOf(objectOf(objectOf(bundle['components'])['parameters'])[name ?? '']);
    return textOf(objectOf(one)['name'] ?? shared['name']);
  });
  return ['method', 'path', ...parameters, ...(operation['requestBody'] ? ['body'] : []), 'answer'];
}

/** What was decided in this contract: operations, parts of given ones, schemas, fields, errors. */
export function assumptions(
  bundle: JsonObject,
  operations: readonly Operation[],
  schemas: Named,
  errors: Named,
): Html {
  const given = operations.filter((operation) => !isAssumed(operation));
  const partial = given.map((operation) => ({ operation, parts: assumedParts(bundle, operation) }));
  const fields = schemas.flatMap(([name, node]) => {
    const schema = objectOf(node);
    if (isAssumed(schema)) return [];
    const all = schema['enum'] ? listOf(schema['enum']) : Object.keys(objectOf(schema['properties']));
    const assumed = all.filter((one) => !listOf(schema['x-given']).includes(one));
    return assumed.length > 0 ? [[schemaLink(name), assumed.map(String).join(', ')]] : [];
  });
  const names = (nodes: Named): string[] => nodes.flatMap(([name, node]) => (isAssumed(node) ? [name] : []));
  return html`<h2 id="assumed">What is assumed</h2>
<p>The specification gave the rest: of an operation the parts that its <code>x-given</code> lists, of a schema the names of
the fields and values. Types, limits and which fields are required are assumed everywhere, as the specification gives none.</p>
<h3>Operations</h3>
${table(
  ['Operation', 'Call', 'What it does'],
  operations
    .filter(isAssumed)
    .map((operation) => [
      operationLink(operation),
      html`${operation.method} ${pathCode(operation.path)}`,
      textOf(operation['summary']),
    ]),
)}
<h3>Parts of given operations</h3>
${table(
  ['Operation', 'Call', 'Assumed of it'],
  partial
    .filter(({ parts }) => parts.length > 0)
    .map(({ operation, parts }) => [
      operationLink(operation),
      html`${operation.method} ${pathCode(operation.path)}`,
      parts.join(', '),
    ]),
)}
<h3>Fields and values of given schemas</h3>
${table(['Schema', 'Assumed of it'], fields)}
<h3>Schemas and error answers</h3>
<p><strong>Schemas:</strong> ${list(names(schemas).map(schemaLink))}.</p>
<p><strong>Error answers:</strong> ${names(errors).join(', ')}.</p>`;
}

const CALLERS = ['public', 'employee', 'guest', 'admin', 'companyAdmin', 'link'];

/** Who may call what, from `x-access`; employee includes both kinds of administrators. */
export function rights(operations: readonly Operation[]): Html {
  const may = (operation: Operation, who: string): boolean => {
    const access = listOf(operation['x-access']);
    const isEmployee = who === 'admin' || who === 'companyAdmin';
    return access.includes(who) || access.includes('public') || (isEmployee && access.includes('employee'));
  };
  return html`<h2 id="rights">Who may call what</h2>
<p>From <code>x-access</code> of the operations; <a href="#rule-callers">Callers</a> says what the columns mean and what others are answered.</p>
${table(
  ['Operation', ...CALLERS],
  operations.map((operation) => [
    operationLink(operation),
    ...CALLERS.map((who) =>
      may(operation, who) ? html`<span class="yes">yes</span>` : html`<span class="no">—</span>`,
    ),
  ]),
)}`;
}

/** Every named error once. */
export function errorCatalogue(bundle: JsonObject, responses: Named): Html {
  const found = new Map<string, readonly (Html | string)[]>();
  for (const [, response] of responses) {
    const json = objectOf(objectOf(objectOf(response)['content'])['application/json']);
    const given = listOf(objectOf(response)['x-given']).map(textOf);
    for (const [name, { summary, value }] of examplesOf(bundle, json)) {
      const { status, message } = objectOf(value);
      if (found.has(name)) continue;
      const mark = (part: string): Html | false =>
        !given.includes(name) && !given.includes(`${name} ${part}`) && assumedMark();
      found.set(name, [
        html`<code id="error-${name}">${name}</code>`,
        html`${String(status)}${mark('status')}`,
        html`<span lang="ru">${textOf(message)}</span>${mark('text')}`,
        inline(textOf(summary)),
      ]);
    }
  }
  for (const [name, node] of Object.entries(objectOf(bundle['x-general-errors']))) {
    const { status, message, summary } = objectOf(node);
    found.set(name, [
      html`<code id="error-${name}">${name}</code>`,
      html`${String(status)}${assumedMark()}`,
      html`<span lang="ru">${textOf(message)}</span>${assumedMark()}`,
      inline(textOf(summary)),
    ]);
  }
  return html`<h2 id="errors">Errors by name</h2>
<p>The name is the <code>code</code> of the body, which is ${schemaLink('ErrorResponse')}.</p>
${table(['Code', 'Status', 'Text', 'When'], [...found.values()])}`;
}
