import { type AnyNode, parse } from 'acorn';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * A script that calls `check` at the start of every function and of every turn of a loop, so that it can be ended. Frames of
 * an opaque origin have a process of their own in some browsers only; in the others a loop without end would stop the portal.
 *
 * @returns the script as it is if it cannot be read, because then it does not run either
 */
export function guarded(script: string, check: string): string {
  const inserts: [at: number, text: string][] = [];
  const call = `${check}();`;

  function visit(node: AnyNode): void {
    const close = insertAt(node);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    if (close) inserts.push(close);
  }

  /** Inserts the call into a loop or a function, and returns what must follow its body. */
  function insertAt(node: AnyNode): [at: number, text: string] | undefined {
    switch (node.type) {
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        break;
      default:
        return undefined;
    }
    const { body } = node;
    if (body.type === 'BlockStatement') {
      const directive = body.body.findLast((one) => one.type === 'ExpressionStatement' && one.directive);
      inserts.push([directive?.end ?? body.start + 1, directive ? `;${call}` : call]);
      return undefined;
    }
    if (node.type === 'ArrowFunctionExpression') {
      inserts.push([body.start, `(${check}(),`]);
      return [body.end, ')'];
    }
    inserts.push([body.start, `{${call}`]);
    return [body.end, '}'];
  }

  try {
    const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;
    try {
      visit(parse(script, { ...options, sourceType: 'script' }));
    } catch {
      inserts.length = 0;
      visit(parse(script, { ...options, sourceType: 'module' }));
    }
  } catch {
    return script;
  }
  let result = '';
  let done = 0;
  for (const [at, text] of inserts.sort(([a], [b]) => a - b)) {
    result += script.slice(done, at) + text;
    done = at;
  }
  return result + script.slice(done);
}
