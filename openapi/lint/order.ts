// Lint rule about the order of lists (gateway.yaml, "Lists and pages").
import type { Context, Operation, Parameter, Visitor } from './visitor.ts';

/** Orders that are no field of the items. */
const WITHOUT_FIELD = ['position', 'sequence', 'match'];
/** Keys that are unique in a list, so that they can end an order. */
const UNIQUE = ['id', 'uuid', 'value', 'name', 'key', 'line', 'position', 'sequence', 'service'];

interface ListSchema {
  $ref?: string;
  items?: ListSchema;
  allOf?: ListSchema[];
  properties?: Record<string, ListSchema>;
}

/** A schema and the file to which its references are relative. */
interface Place {
  schema: ListSchema;
  file: string;
}

function resolved({ schema, file }: Place, { resolve }: Context): Place {
  if (!schema.$ref) return { schema, file };
  const { node, location } = resolve(schema, file);
  return { schema: node ?? {}, file: location?.source.absoluteRef ?? file };
}

/** The schema of the items: of an array, or of the `content` of a page. */
function itemOf(place: Place, context: Context): Place {
  const whole = resolved(place, context);
  const { items, properties } = whole.schema;
  if (items) return resolved({ ...whole, schema: items }, context);
  const content = resolved({ ...whole, schema: properties?.['content'] ?? {} }, context);
  return resolved({ ...content, schema: content.schema.items ?? {} }, context);
}

function fieldsOf(place: Place, context: Context): string[] {
  const { schema, file } = resolved(place, context);
  const inherited = (schema.allOf ?? []).flatMap((part) => fieldsOf({ schema: part, file }, context));
  return [...inherited, ...Object.keys(schema.properties ?? {})];
}

/** Names of the query parameters, of which only `sort` is a key. */
function sortsBy(operation: Operation, { resolve }: Context): string[] {
  const parameters = (operation.parameters ?? []).map(
    (one): Parameter => (one.$ref ? (resolve(one).node ?? {}) : one),
  );
  return parameters.some(({ name }) => name === 'sort') ? ['sort'] : [];
}

function problemOf(order: unknown, fields: readonly string[]): string | undefined {
  if (!Array.isArray(order) || order.length === 0) return 'A list must state its order in x-order.';
  const keys = order.map((one) => /^(\w+)( desc)?$/.exec(String(one))?.[1]);
  const unknown = keys.findIndex((key) => !key || !(WITHOUT_FIELD.includes(key) || fields.includes(key)));
  if (unknown >= 0) return `x-order names "${order[unknown]}", which is no field of the items.`;
  if (!UNIQUE.includes(keys.at(-1) ?? ''))
    return `x-order must end with a unique key: one of ${UNIQUE.join(', ')}.`;
  return undefined;
}

/** Every operation that returns a list states its order, and with which unique key equal items are ordered. */
export function listOrder(): Visitor {
  return {
    Operation(operation, context) {
      const { report, location } = context;
      const isList = /(List|Find)$/.test(operation.operationId ?? '');
      if (!isList) {
        if (operation['x-order'] !== undefined)
          report({ message: 'Only a list has an x-order.', location: location.child('x-order') });
        return;
      }
      const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
      const place = { schema: schema ?? {}, file: location.source.absoluteRef };
      const fields = [...fieldsOf(itemOf(place, context), context), ...sortsBy(operation, context)];
      const message = problemOf(operation['x-order'], fields);
      if (message) report({ message, location });
    },
  };
}
