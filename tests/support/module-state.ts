/**
 * Test files share the modules of the portal, and so what the modules keep. A test starts with what a new page has:
 * the plugin adds to every module of `src/` a function that puts its variables and collections back to what they were
 * when the module had been loaded. `src/lib/store.ts` does the same for stores. Weak collections are not put back: no
 * other test has their keys.
 */
import type { Plugin } from 'vite';

declare global {
  /** Functions that put the variables of a module back. */
  var moduleResets: Set<() => void> | undefined;
  /** Closes the open channels between tabs; only in the window of `jsdom.ts`. */
  var closeChannels: (() => void) | undefined;
}

/** Source that puts back one variable; its state is noted when the module has been loaded. */
const resetOf = {
  let: (name: string, index: number) => [`const kept${index} = ${name};`, `${name} = kept${index};`],
  Map: (name: string, index: number) => [
    `const kept${index} = [...${name}];`,
    `${name}.clear(); for (const [key, value] of kept${index}) ${name}.set(key, value);`,
  ],
  Set: (name: string, index: number) => [
    `const kept${index} = [...${name}];`,
    `${name}.clear(); for (const one of kept${index}) ${name}.add(one);`,
  ],
  Array: (name: string, index: number) => [
    `const kept${index} = [...${name}];`,
    `${name}.splice(0, Infinity, ...kept${index});`,
  ],
};

/** The part of ESTree that is read here. */
interface Declaration {
  type: string;
  kind?: string;
  declaration?: Declaration | null;
  declarations?: {
    id: { type: string; name?: string };
    init?: { type: string; callee?: { name?: string }; arguments?: unknown[]; elements?: unknown[] } | null;
  }[];
}

function kindOf(init: NonNullable<Declaration['declarations']>[number]['init']): keyof typeof resetOf | null {
  if (init?.type === 'ArrayExpression' && init.elements?.length === 0) return 'Array';
  // A collection that is filled from the beginning is a table, which nothing changes.
  if (init?.type !== 'NewExpression' || init.arguments?.length !== 0) return null;
  return init.callee?.name === 'Map' || init.callee?.name === 'Set' ? init.callee.name : null;
}

/** Source that is added to a module; empty if the module keeps nothing. */
export function resetsOf(body: readonly Declaration[]): string {
  const parts = body
    .map((node) => node.declaration ?? node)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ kind, declarations = [] }) =>
      declarations.flatMap(({ id, init }) => {
        const how = kind === 'let' ? 'let' : kindOf(init);
        return how && id.name !== undefined ? [{ how, name: id.name }] : [];
      }),
    )
    .map(({ how, name }, index) => resetOf[how](name, index));
  if (parts.length === 0) return '';
  const [notes, resets] = [0, 1].map((part) => parts.map((lines) => lines[part]).join('\n'));
  return `\n{\n${notes}\n(globalThis.moduleResets ??= new Set()).add(() => {\n${resets}\n});\n}\n`;
}

/** For tests only. */
export function moduleState(root: string): Plugin {
  return {
    name: 'module-state',
    enforce: 'post',
    transform: {
      filter: {
        id: {
          include: `${root}/src/**`,
          exclude: ['**/*.test.*', '**/testing/**', '**/*.css.ts', '**/*.css'],
        },
      },
      handler(code) {
        const added = resetsOf(this.parse(code).body as readonly Declaration[]);
        return added === '' ? null : { code: code + added, map: null };
      },
    },
  };
}
