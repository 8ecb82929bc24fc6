import { describe, expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

describe('[APP-21] where a text stops being JSON', () => {
  test.each([
    ['{"a": 1,\n  "b" 2}', 2, 7],
    ['{"a": 1,}', 1, 9],
    ['{\r\n  "a": [1, 2\r\n}', 3, 1],
    ['{"a": tru}', 1, 7],
    ["{'a': 1}", 1, 2],
    ['{"a": "line\nbreak"}', 1, 7],
    ['{"a": 1} x', 1, 10],
    ['// note\n{}', 1, 1],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFault(text)).toEqual({ line, column, isAtEnd: false });
  });

  test.each(['', '{"a": 1', '[1,', '{"a":'])('%j breaks off', (text) => {
    expect(jsonFault(text)).toEqual({ line: 1, column: text.length + 1, isAtEnd: true });
  });

  test.each(['{}', ' [ ] ', '"\\u00e9\\n"', '-1.5e+3', '{"a":[{"b":null},true,0]}\n'])(
    '%j is whole',
    (text) => {
      expect(() => JSON.parse(text)).not.toThrow();
      expect(jsonFault(text)).toBeNull();
    },
  );
});
