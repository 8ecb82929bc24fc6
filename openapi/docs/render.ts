/** The reference page of the contract: one static HTML file without scripts and external resources. */
import { createHash } from 'node:crypto';
import { type JsonObject, listOf, objectOf, textOf } from '../diff/document.ts';
import type { Operation } from './example.ts';
import { type Html, html, inline, prose, table } from './html.ts';
import { badge, operationSection } from './operation.ts';
import { assumptions, errorCatalogue, type Named, openQuestions, rights } from './overview.ts';
import { deprecatedMark, schemaBody } from './schema.ts';

function operationsOf(bundle: JsonObject): Operation[] {
  return Object.entries(objectOf(bundle['paths'])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).map(([method, value]) => {
      const operation = objectOf(value);
      return { ...operation, id: textOf(operation['operationId']), method: method.toUpperCase(), path };
    }),
  );
}

function sessions(components: JsonObject): Html {
  return html`<h2 id="sessions">Sessions</h2>
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
)}`;
}

function schemaSections(bundle: JsonObject, schemas: Named): Html {
  return html`<h2 id="schemas">Schemas</h2>
${schemas.map(([name, value]) => {
  const schema = objectOf(value);
  return html`<section><h3 id="schema-${name}">${name}${badge(schema)}${schema['deprecated'] === true && deprecatedMark(schema)}</h3>
<p>${inline(textOf(schema['description']))}</p>${schemaBody(bundle, schema, 'answer')}</section>
`;
})}`;
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
<nav id="contents" aria-label="Contents"><a href="#questions">Open questions</a><a href="#rules">General rules</a>
${tags.map((tag) => html`<details open><summary>${tag.name}</summary>${tag.operations.map((operation) => html`<a href="#${operation.id}">${operation.id}</a>`)}</details>`)}
<a href="#errors">Errors by name</a><a href="#sessions">Sessions</a><a href="#rights">Who may call what</a><a href="#schemas">Schemas</a><a href="#assumed">What is assumed</a></nav>
<a class="top" href="#contents">Contents</a>
<main>
<h1>${textOf(info['title'])} <small>${textOf(info['version'])}, ${textOf(info['x-released'])}</small></h1>
<p>${inline(textOf(info['summary']))} Base path: <code>${textOf(objectOf(listOf(bundle['servers'])[0])['url'])}</code>.</p>
${openQuestions(bundle, operations, schemas)}
<h2 id="rules">General rules</h2>
${prose(textOf(info['description']))}
${tags.map(
  (tag) => html`<h2 id="tag-${tag.name}">${tag.name}</h2><p>${inline(tag.description)}</p>
${tag.operations.map((operation) => operationSection(bundle, operation))}`,
)}
${errorCatalogue(bundle, responses)}
${sessions(components)}
${rights(operations)}
${schemaSections(bundle, schemas)}
${assumptions(bundle, operations, schemas, responses)}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${page.text.replace('<style>STYLE</style>', () => `<style>${style}</style>`)}`;
}
