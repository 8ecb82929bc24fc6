import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keysWith,
  personalKey,
  readJson,
  readTab,
  readTabJson,
  readText,
  watchKey,
  wipePersonal,
  writeTab,
  writeText,
} from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of keysWith('')) writeText(key, null);
  wipePersonal(0);
});

const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem' | 'clear')[]): void => {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
  }
};

test('[PRE-07] stored values are read, removed ones are not', () => {
  expect(readText('a')).toBeNull();
  expect(writeText('a', '1')).toBe(true);
  expect(localStorage.getItem('a')).toBe('1');
  expect(readText('a')).toBe('1');
  expect(writeText('a', null)).toBe(true);
  expect(localStorage.getItem('a')).toBeNull();
  expect(readText('a')).toBeNull();
});

test('[PRE-07] with a full storage a value is kept in memory, and write returns false', () => {
  refuse('setItem');
  expect(writeText('a', '1')).toBe(false);
  expect(readText('a')).toBe('1');
  expect(keysWith('a')).toEqual(['a']);
  writeText('a', null);
  expect(readText('a')).toBeNull();
  expect(keysWith('a')).toEqual([]);
});

test('[PRE-07] works with a forbidden storage', () => {
  refuse('getItem', 'setItem', 'removeItem');
  expect(readText('a')).toBeNull();
  writeText('a', '1');
  expect(readText('a')).toBe('1');
  expect(writeText('a', null)).toBe(false);
  expect(readText('a')).toBeNull();
});

test('[PRE-07] once storage works again it has the value, and memory has no older one', () => {
  refuse('setItem');
  writeText('a', 'old');
  vi.restoreAllMocks();
  writeText('a', 'new');
  localStorage.removeItem('a');
  expect(readText('a')).toBeNull();
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('[PRE-07] stored %j is read as JSON or undefined', (text, value) => {
  localStorage.setItem('a', text);
  expect(readJson('a')).toEqual(value);
  expect(readJson('b')).toBeUndefined();
});

test('[PRE-07] keys are found by prefix in storage and memory, each once', () => {
  writeText('draft:1', 'x');
  writeText('other', 'x');
  refuse('setItem');
  writeText('draft:1', 'y');
  writeText('draft:2', 'y');
  expect(keysWith('draft:')).toEqual(['draft:1', 'draft:2']);
  vi.restoreAllMocks();
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ),
  );
  expect(keysWith('draft:').sort()).toEqual(['draft:1', 'draft:2']);
});

test('[AUTH-07] a sign-out removes the data of this user only', () => {
  expect(personalKey('draft', 1, 'claude/a', 'x')).toBe('draft:1:claude/a:x');
  for (const key of ['ethicsCode:1', 'draft:1:a', 'draft:11:a', 'draft:2:1:a', 'theme', 'a b:1']) {
    writeText(key, 'x');
  }
  sessionStorage.setItem('chatBotExit', 'close');
  wipePersonal(1);
  expect(keysWith('').sort()).toEqual(['a b:1', 'draft:11:a', 'draft:2:1:a', 'theme']);
  expect(sessionStorage).toHaveLength(0);
});

test('[BOT-05][AUTH-07] a sign-out keeps values of the tab that contain nothing about the user', () => {
  sessionStorage.setItem('chatBotExit', 'close');
  sessionStorage.setItem('formDraft', 'x');
  wipePersonal(1, ['chatBotExit', 'absent']);
  expect({ ...sessionStorage }).toEqual({ chatBotExit: 'close' });
});

test('[PRE-07] with a forbidden session storage the rest is removed too', () => {
  writeText('draft:1:a', 'x');
  refuse('clear');
  wipePersonal(1);
  expect(keysWith('')).toEqual([]);
});

test('[PRE-07] session storage is separate from local storage', () => {
  expect(readTab('a')).toBeNull();
  writeTab('a', '1');
  writeText('a', '2');
  expect([sessionStorage.getItem('a'), readTab('a'), readText('a')]).toEqual(['1', '1', '2']);
  writeTab('a', null);
  expect(sessionStorage).toHaveLength(0);
  expect([readTab('a'), readText('a')]).toEqual([null, '2']);
});

test.each([
  ['is full', ['setItem']],
  ['is forbidden', ['getItem', 'setItem', 'removeItem', 'clear']],
] as const)(
  '[PRE-07][AUTH-07] where session storage %s memory is used, until a sign-out',
  (_name, methods) => {
    refuse(...methods);
    writeTab('a', '{"b":1}');
    writeTab('c', 'x');
    writeTab('c', null);
    expect(readTabJson('a')).toEqual({ b: 1 });
    expect([readTab('c'), readText('a')]).toEqual([null, null]);
    wipePersonal(1);
    expect(readTab('a')).toBeNull();
  },
);

test('[PRE-07] works when accessing session storage throws', () => {
  const forbidden = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  writeTab('a', '1');
  expect(readTab('a')).toBe('1');
  wipePersonal(1);
  expect(readTab('a')).toBeNull();
  expect(forbidden).toHaveBeenCalled();
});

test('[PRE-07] session values are read as JSON or undefined', () => {
  sessionStorage.setItem('a', '{');
  expect([readTabJson('a'), readTabJson('b')]).toEqual([undefined, undefined]);
});

test('[PRE-07] the listener is called for changes of a key by another tab until it is removed', () => {
  const listener = vi.fn();
  const end = watchKey('theme', listener);
  const tell = (key: string | null): boolean => dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('theme', 'dark');
  tell('other');
  expect(listener).not.toHaveBeenCalled();
  tell('theme');
  expect(listener).toHaveBeenLastCalledWith('dark');
  localStorage.clear();
  tell(null);
  expect(listener).toHaveBeenLastCalledWith(null);
  end();
  tell('theme');
  expect(listener).toHaveBeenCalledTimes(2);
});
