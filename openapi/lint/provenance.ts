// Lint rule about what portal.md gives and what was decided here (README.md, "Provenance").
import type { Answer, Context, Marked, Operation, Schema, Visitor } from './visitor.ts';

const PROVENANCE = ['given', 'assumed'];
/** Parts of an operation that portal.md can give, beside the names of its parameters. */
const PARTS = ['method', 'path', 'security', 'body', 'answer'];

/** What a schema consists of: the names of its fields or its values; undefined for any other value. */
const partsOf = ({ enum: values, properties }: Schema): unknown[] | undefined =>
  properties ? Object.keys(properties) : values;

function checkProvenance(node: Marked, { report, location }: Context): void {
  if (!PROVENANCE.includes(node['x-provenance'] ?? ''))
    report({ message: `x-provenance must be one of: ${PROVENANCE.join(', ')}.`, location });
}

/** Reports an `x-given` that is missing, misplaced, or names something that is not there. */
function checkGiven(node: Marked, known: readonly unknown[], { report, location }: Context): void {
  const given = node['x-given'];
  if (node['x-provenance'] === 'assumed') {
    if (given !== undefined) report({ message: 'x-given does not belong to what is assumed.', location });
    return;
  }
  if (!Array.isArray(given) || given.length === 0) {
    report({ message: 'What is given must list its given parts in x-given.', location });
    return;
  }
  for (const part of given.filter((one) => !known.includes(one)))
    report({ message: `x-given names "${part}", which is not there.`, location: location.child('x-given') });
}

function checkOperation(operation: Operation, context: Context): void {
  checkProvenance(operation, context);
  const parameters = (operation.parameters ?? []).map((one) =>
    one.$ref ? context.resolve(one).node?.name : one.name,
  );
  const parts = PARTS.filter((part) => part !== 'body' || operation.requestBody !== undefined);
  checkGiven(operation, [...parts, ...parameters], context);
}

function checkSchema(schema: Schema, context: Context): void {
  const { pointer, source } = context.location;
  const inFile = /\/schemas\/[^/]+\.yaml$/.test(source.absoluteRef.replaceAll('\\', '/'));
  const isNamed = inFile ? /^#\/[^/]+$/.test(pointer) : /^#\/components\/schemas\/[^/]+$/.test(pointer);
  if (isNamed) checkProvenance(schema, context);
  const parts = partsOf(schema);
  if (parts ? 'x-provenance' in schema || 'x-given' in schema : 'x-given' in schema)
    checkGiven(schema, parts ?? [], context);
  // A field is given by its name; its values and its own fields have to be listed too.
  for (const name of Array.isArray(schema['x-given']) ? schema['x-given'] : []) {
    const field = schema.properties?.[String(name)];
    if (field && partsOf(field) && !('x-given' in field))
      context.report({
        message: `The given field "${name}" must list its given parts in x-given.`,
        location: context.location.child(['properties', String(name)]),
      });
  }
}

function checkResponse(response: Answer, context: Context): void {
  const { pointer, source } = context.location;
  if (!(source.absoluteRef.endsWith('/responses.yaml') && /^#\/[^/]+$/.test(pointer))) return;
  checkProvenance(response, context);
  const names = Object.keys(response.content?.['application/json']?.examples ?? {});
  checkGiven(
    response,
    names.flatMap((name) => [name, `${name} status`, `${name} text`]),
    context,
  );
}

/**
 * `x-provenance: given | assumed` on operations, named schemas and the answers of the catalogue. What is given lists its
 * given parts in `x-given`; everything that is not listed is assumed.
 */
export function provenance(): Visitor {
  return { Operation: checkOperation, Schema: checkSchema, Response: checkResponse };
}
