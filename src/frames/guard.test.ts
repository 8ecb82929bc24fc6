import { expect, test } from 'vitest';
import { guarded } from './guard.ts';

/** Runs a guarded script; its check ends it at the given call. */
function run(script: string, callsUntilEnd = 1000): { calls: number; isEnded: boolean; result: unknown } {
  let calls = 0;
  const check = (): void => {
    calls += 1;
    if (calls >= callsUntilEnd) throw new Error('ended');
  };
  try {
    const result = new Function(
      'check',
      `${guarded(script, 'check')}\nreturn typeof out === 'undefined' ? null : out;`,
    )(check);
    return { calls, isEnded: false, result };
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'ended') throw error;
    return { calls, isEnded: true, result: null };
  }
}

test.each([
  'while (true);',
  'while (true) {}',
  'for (;;) x = 1; var x;',
  'for (;;) { try { null.x } catch {} }',
  'do {} while (true)',
  'do ; while (1)',
  'for (const x of (function* () { for (;;) yield 1; })()) ;',
  'const f = () => f(); f();',
  'const f = (n) => (n, f(n)); f();',
  'function f() { "use strict"; return f(); } f();',
  'class A { static { while (1); } }',
  'label: while (true) while (true) continue label;',
  'if (1) for (;;) if (0) ; else continue;',
  'new (class { constructor() { for (;;); } })()',
])('[CHAT-11] a script without an end is ended: %s', (script) => {
  expect(run(script)).toMatchObject({ isEnded: true, calls: 1000 });
});

test.each([
  ['var out = [1, 2, 3].map(x => x * 2).join();', '2,4,6'],
  ['var out = [1].map((x) => ({ x }))[0].x;', 1],
  ['var out = (a => b => a + b)(1)(2);', 3],
  ['var out = (function () { "use strict"; return this === undefined; })();', true],
  ['var out = 0; for (var i = 0; i < 3; i++) for (const j of [1, 2]) out += j', 9],
  ['var out = 0; for (const k in { a: 1, b: 2 }) out++', 2],
  ['var out = 0; for (const f of [() => 1, () => 2]) out += f()', 3],
  [`var out = \`\${[1, 2].map(n => \`<li>\${n}</li>\`).join("")}\``, '<li>1</li><li>2</li>'],
  ['var out = (async () => { for await (const x of []); })() instanceof Promise', true],
  ['return 5', 5],
])('[CHAT-11] a script does what it did: %s', (script, result) => {
  expect(run(script).result).toEqual(result);
});

test('[CHAT-11] modules are read; what is no script stays as it is', () => {
  expect(guarded('import a from "b"; while (a) ;', 'check')).toBe('import a from "b"; while (a) {check();;}');
  expect(guarded('while (', 'check')).toBe('while (');
});
