// Types of Redocly's visitors: its CLI ships none.

/** A location in the contract, from Redocly. */
export interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(keys: string | string[]): Location;
  key(): Location;
}

export interface Context {
  location: Location;
  /** Name of the node in its parent; of an operation its method. */
  key: string | number;
  report(problem: { message: string; location: Location }): void;
  /** Resolves a reference; without `file` it is relative to the visited node's. */
  resolve<Node extends { $ref?: string }>(node: Node, file?: string): { node?: Node; location?: Location };
}

/** A node that says what portal.md gives of it. */
export interface Marked {
  'x-provenance'?: string;
  'x-given'?: unknown;
}

export interface Schema extends Marked {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  'x-fallback-property'?: string;
  'x-core'?: string[];
}

export interface Operation extends Marked {
  operationId?: string;
  tags?: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: BodySchema }> };
  responses?: Record<string, Answer>;
  'x-error-title'?: string;
  'x-access'?: unknown;
  'x-token-scopes'?: unknown;
  'x-order'?: unknown;
  'x-changes-state'?: unknown;
}

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: object;
}

export interface Answer extends Marked {
  $ref?: string;
  headers?: Record<string, { $ref?: string }>;
  content?: Record<string, { schema?: Schema; examples?: Record<string, unknown> }>;
}

interface BodySchema {
  $ref?: string;
  required?: string[];
}

interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

interface MediaType {
  schema?: { $ref?: string };
  examples?: Record<string, Example>;
}

/** Redocly calls the function of a node's type for each such node of the contract. */
export interface Visitor {
  Root?: { leave(root: object, context: Context): void };
  Operation?(operation: Operation, context: Context): void;
  Schema?(schema: Schema, context: Context): void;
  Response?(response: Answer, context: Context): void;
  MediaType?(mediaType: MediaType, context: Context): void;
}
