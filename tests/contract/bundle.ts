import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The parts of the bundled contract that the contract tests read; the rest is `unknown`. */
export type Example = { summary: string; value: unknown };
export type MediaType = { schema: unknown; examples?: Record<string, Example | Reference> };
export type Response = {
  description: string;
  content?: Record<string, MediaType>;
  'x-provenance'?: string;
  'x-given'?: string[];
};
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; example: unknown };
export type Operation = Questions & {
  operationId: string;
  tags: string[];
  'x-provenance'?: string;
  'x-given'?: string[];
  'x-access': string[];
  'x-changes-state'?: true;
  security?: unknown[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
};
type Questions = { 'x-open-questions'?: { question: string; assumed: string }[] };
export type Bundle = Questions & {
  info: { description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Questions & { 'x-provenance'?: string; 'x-given'?: unknown[] }>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
    parameters: Record<string, Parameter>;
  };
};
type Reference = { $ref: string };

/** An example with what is needed to request and validate it. */
export type Answer = {
  operation: Operation;
  method: string;
  path: string;
  status: number;
  mediaType: string;
  name: string;
  value: unknown;
  /** JSON pointer of its schema inside the bundle. */
  schema: string;
};

export const root = `${resolve(import.meta.dirname, '../..')}/`;
export const bundleFile = `${root}src/api/generated/gateway.json`;

/** Reads the generated bundle; every call returns a new copy. */
export function readBundle(): Bundle {
  return JSON.parse(readFileSync(bundleFile, 'utf8'));
}

export const bundle = readBundle();

export const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function component<Kind extends 'responses' | 'examples' | 'parameters'>(kind: Kind, reference: string) {
  const found = bundle.components[kind][reference.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${reference} is not in the bundle`);
  return found as Bundle['components'][Kind][string];
}

export function exampleOf(example: Example | Reference): Example {
  return '$ref' in example ? component('examples', example.$ref) : example;
}

/** The parameters of an operation, including shared ones. */
export function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) =>
    '$ref' in parameter ? component('parameters', parameter.$ref) : parameter,
  );
}

/** Every operation with its method and path, in the order of the contract. */
export const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
);

/** Every named example of every success and failure response that has a body. */
export const answers: Answer[] = operations.flatMap(({ method, path, operation }) =>
  Object.entries(operation.responses).flatMap(([status, reference]) => {
    const named = '$ref' in reference;
    const response = named ? component('responses', reference.$ref) : reference;
    const pointer = named
      ? reference.$ref
      : `#/paths/${escapePointer(path)}/${method}/responses/${escapePointer(status)}`;
    return Object.entries(response.content ?? {}).flatMap(([mediaType, body]) =>
      Object.entries(body.examples ?? {}).map(([name, example]) => ({
        operation,
        method,
        path,
        status: Number(status),
        mediaType,
        name,
        value: exampleOf(example).value,
        schema: `${pointer}/content/${escapePointer(mediaType)}/schema`,
      })),
    );
  }),
);
