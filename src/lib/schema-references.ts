/**
 * A JSON schema with references into its own document, `#/…`, written as references into a document of this name: a
 * validator that knows the document by the name finds them, also in a part of the document that is compiled alone.
 */
export function anchored(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((one) => anchored(one, name));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${name}#`) : anchored(value, name),
    ]),
  );
}
