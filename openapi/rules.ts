// The contract's own lint rules, a plugin of Redocly (redocly.yaml). Redocly imports this file directly: Node strips
// the types. Rules about who calls an operation and what it may answer are in lint/operations.ts.
import {
  answerHeaders,
  errorCodes,
  operationAccess,
  operationStatuses,
  sharedParameters,
} from './lint/operations.ts';
import { listOrder } from './lint/order.ts';
import { provenance } from './lint/provenance.ts';
import type { Location, Schema, Visitor } from './lint/visitor.ts';

/**
 * The closed list of verbs with which an operationId ends (README.md, "Naming").
 * A hook, a file and a test are named after the id, so new verbs should be rare.
 */
export const VERBS: readonly string[] = [
  ...'Accept Add Change Check Confirm Download Find Hide List Login Logout'.split(' '),
  ...'Move Pin Rate Read Remove Rename Reset Resume Send Stop Track Upload'.split(' '),
];

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Limits that a schema of each type must state. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum', 'format'],
  array: ['maxItems'],
};

const lastWord = (name: string): string => /[A-Z][a-z0-9]*$/.exec(name)?.[0] ?? '';
const fileOf = (location: Location): string => location.source.absoluteRef.replaceAll('\\', '/');
const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** operationId = name of its file, its folder = its tag, its last word one of VERBS. */
function operationName(): Visitor {
  return {
    Operation(operation, { report, location }) {
      const id = operation.operationId ?? '';
      const at = location.child('operationId');
      const [folder, file] = fileOf(location).split('/').slice(-2);
      if (file !== `${id}.yaml`)
        report({ message: `Operation "${id}" must live in ${id}.yaml.`, location: at });
      if (folder !== operation.tags?.[0])
        report({ message: `Operation "${id}" must live in the folder of its tag.`, location: at });
      if (!VERBS.includes(lastWord(id)))
        report({ message: `"${id}" must end with one of: ${VERBS.join(', ')}.`, location: at });
    },
  };
}

/** Every operation declares a 4xx, and 401 unless it needs no session; errors refer to responses.yaml. */
function operationErrors(): Visitor {
  return {
    Operation(operation, { report, location }) {
      const responses = operation.responses ?? {};
      const at = location.child('responses');
      const failures = Object.keys(responses).filter((status) => /^[45]/.test(status));
      const needsSession = operation.security?.length !== 0;
      if (!failures.some((status) => status.startsWith('4')))
        report({ message: 'An operation must declare at least one 4xx answer.', location: at });
      if (needsSession && !failures.includes('401'))
        report({ message: 'An operation that needs a session must declare 401.', location: at });
      for (const status of failures) {
        if (!/responses(\.yaml#)?\/\w+$/.test(responses[status]?.$ref ?? ''))
          report({ message: 'An error must be a $ref to responses.yaml.', location: at.child(status) });
      }
    },
  };
}

/** Every operation has a title for its error dialog (ERR-11). */
function errorTitle(): Visitor {
  return {
    Operation(operation, { report, location }) {
      if (!operation['x-error-title'])
        report({ message: 'An operation must state x-error-title, in Russian.', location });
    },
  };
}

/** `x-core` names properties that the schema requires; the others fall back (README.md, "Readers"). */
function readerCore(): Visitor {
  return {
    Schema(schema, { report, location }) {
      for (const name of schema['x-core'] ?? []) {
        if (!schema.required?.includes(name))
          report({
            message: `x-core names "${name}", which is not required.`,
            location: location.child('x-core'),
          });
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const other = property['x-fallback-property'];
        if (other !== undefined && !schema['x-core']?.includes(other)) {
          const at = location.child(['properties', name, 'x-fallback-property']);
          report({ message: `x-fallback-property names "${other}", which is not in x-core.`, location: at });
        }
      }
    },
  };
}

/** Every body has named examples (kebab-case, with a summary), which Prism, the stand-in and the tests use by name. */
function namedExamples(): Visitor {
  return {
    MediaType(mediaType, { report, location, resolve }) {
      const examples = Object.entries(mediaType.examples ?? {});
      if (examples.length === 0)
        report({ message: 'A body must have at least one named example.', location });
      for (const [name, reference] of examples) {
        const at = location.child(['examples', name]);
        const example = reference.$ref ? resolve(reference).node : reference;
        if (!KEBAB_CASE.test(name))
          report({ message: `Example name "${name}" must be in kebab-case.`, location: at.key() });
        if (!example?.summary || example.value === undefined)
          report({ message: `Example "${name}" must have a summary and a value.`, location: at });
      }
    },
  };
}

/** Strings, numbers and arrays state their limits, except enums and consts. */
function limits(): Visitor {
  return {
    Schema(schema, { report, location }) {
      if (schema.enum || schema.const !== undefined) return;
      for (const type of typesOf(schema)) {
        for (const keyword of LIMITS[type] ?? []) {
          if (!(keyword in schema))
            report({ message: `A schema of type ${type} must state ${keyword}.`, location });
        }
      }
    },
  };
}

/** Objects list their properties and which of them are required. */
function closedObjects(): Visitor {
  return {
    Schema(schema, { report, location }) {
      if (!typesOf(schema).includes('object')) return;
      if (!schema.properties) report({ message: 'An object must list its properties.', location });
      if (!Array.isArray(schema.required)) report({ message: 'An object must state `required`.', location });
    },
  };
}

export default function gatewayRules() {
  return {
    id: 'gateway',
    rules: {
      oas3: {
        'operation-name': operationName,
        'operation-errors': operationErrors,
        'error-title': errorTitle,
        'reader-core': readerCore,
        provenance,
        'list-order': listOrder,
        'named-examples': namedExamples,
        limits,
        'closed-objects': closedObjects,
        'answer-headers': answerHeaders,
        'error-codes': errorCodes,
        'operation-access': operationAccess,
        'operation-statuses': operationStatuses,
        'shared-parameters': sharedParameters,
      },
    },
  };
}
