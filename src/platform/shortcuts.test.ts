// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from './availability.ts';
import { keysOf } from './shortcut-keys.ts';
import { isMac, onShortcut, shortcutOf } from './shortcuts.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const ctrl = { ...none, ctrlKey: true };
const shift = { ...none, shiftKey: true };

test.each([
  ['Ctrl+K, Latin', { ...ctrl, code: 'KeyK', key: 'k' }, 'palette'],
  ['Ctrl+K, Russian', { ...ctrl, code: 'KeyK', key: 'л' }, 'palette'],
  ['Ctrl+Л on another key', { ...ctrl, code: 'KeyL', key: 'k' }, null],
  ['Ctrl+Shift+K', { ...ctrl, shiftKey: true, code: 'KeyK', key: 'K' }, null],
  ['Ctrl+Alt+K', { ...ctrl, altKey: true, code: 'KeyK', key: 'k' }, null],
  ['⌘K on a PC', { ...none, metaKey: true, code: 'KeyK', key: 'k' }, null],
  ['K', { ...none, code: 'KeyK', key: 'k' }, null],
  ['Ctrl+Shift+O, Russian', { ...ctrl, shiftKey: true, code: 'KeyO', key: 'Щ' }, 'newChat'],
  ['Ctrl+F, Russian', { ...ctrl, code: 'KeyF', key: 'а' }, 'find'],
  ['Ctrl+Shift+F', { ...ctrl, shiftKey: true, code: 'KeyF', key: 'F' }, null],
  ['Ctrl+O', { ...ctrl, code: 'KeyO', key: 'o' }, null],
  ['?, Latin', { ...shift, code: 'Slash', key: '?' }, 'shortcuts'],
  ['?, Russian: Shift+7', { ...shift, code: 'Digit7', key: '?' }, 'shortcuts'],
  ['the key of ?, Russian', { ...shift, code: 'Slash', key: ',' }, 'shortcuts'],
  ['/, Latin', { ...none, code: 'Slash', key: '/' }, 'search'],
  ['/, Russian: Shift+\\', { ...shift, code: 'Backslash', key: '/' }, 'search'],
  ['the key of /, Russian', { ...none, code: 'Slash', key: '.' }, 'search'],
  ['Ctrl+/', { ...ctrl, code: 'Slash', key: '/' }, null],
  ['7', { ...none, code: 'Digit7', key: '7' }, null],
] as const)('[APP-20] %s', (_name, press, id) => {
  expect(shortcutOf(press, false)).toBe(id);
});

test('[APP-20] a Mac uses and shows ⌘ for Ctrl', () => {
  const press = { ...none, metaKey: true, code: 'KeyK', key: 'k' };
  expect(shortcutOf(press, true)).toBe('palette');
  expect(shortcutOf({ ...ctrl, code: 'KeyK', key: 'k' }, true)).toBeNull();
  const shortcut = { keys: ['Mod', 'Shift', 'O'], title: '' };
  expect([keysOf(shortcut, true), keysOf(shortcut, false)]).toEqual([
    ['⌘', '⇧', 'O'],
    ['Ctrl', 'Shift', 'O'],
  ]);
  expect(['MacIntel', 'iPhone', 'Linux x86_64', 'Win32'].map(isMac)).toEqual([true, true, false, false]);
});

const press = (target: Element, init: KeyboardEventInit): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
const question = { key: '?', code: 'Slash', shiftKey: true };
const palette = { key: 'k', code: 'KeyK', ctrlKey: true };
let list: ReturnType<typeof vi.fn<() => void>>;
let find: ReturnType<typeof vi.fn<() => void>>;
let endings: (() => void)[];

beforeEach(() => {
  list = vi.fn<() => void>();
  find = vi.fn<() => void>();
  endings = [onShortcut('shortcuts', list), onShortcut('palette', find)];
});
afterEach(() => {
  for (const ending of endings) ending();
  document.body.replaceChildren();
});

function add(html: { tag: string; role?: string }): HTMLElement {
  const element = document.createElement(html.tag);
  if (html.role) element.setAttribute('role', html.role);
  document.body.append(element);
  return element;
}

test.each([
  ['input', undefined],
  ['textarea', undefined],
  ['select', undefined],
  ['div', 'textbox'],
  ['ul', 'menu'],
] as const)('[APP-20] in %s single keys are typed, combinations work', (tag, role) => {
  const field = add({ tag, ...(role && { role }) });
  expect(press(field, question)).toBe(true);
  expect(list).not.toHaveBeenCalled();
  expect(press(field, palette), 'the browser does nothing of its own').toBe(false);
  expect(find).toHaveBeenCalledOnce();
});

test('[APP-20] elsewhere it works, once while the key is held', () => {
  press(document.body, question);
  press(document.body, { ...question, repeat: true });
  expect(list).toHaveBeenCalledOnce();
});

test.each(['dialog', 'alertdialog'])('[APP-20] nothing works behind an open %s', (role) => {
  add({ tag: 'div', role });
  press(document.body, question);
  press(document.body, palette);
  expect([list, find].map((handler) => handler.mock.calls.length)).toEqual([0, 0]);
});

test('[APP-06][APP-20] nothing works behind the maintenance page, all of it afterwards', () => {
  unavailable.set(true);
  expect(press(document.body, palette), 'the key is the browser’s').toBe(true);
  expect(find).not.toHaveBeenCalled();
  unavailable.set(false);
  press(document.body, palette);
  expect(find).toHaveBeenCalledOnce();
});

test('[APP-20] a handled key or a key of an input method is not a shortcut', () => {
  const button = add({ tag: 'button' });
  button.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press(button, question);
  press(document.body, { ...question, isComposing: true });
  expect(list).not.toHaveBeenCalled();
});

test('[APP-20] a shortcut is removed with its own screen, not with an earlier one', () => {
  const other = vi.fn<() => void>();
  const endOther = onShortcut('shortcuts', other);
  endings[0]?.();
  press(document.body, question);
  expect(other).toHaveBeenCalledOnce();
  endOther();
  expect(press(document.body, question)).toBe(true);
  expect(other).toHaveBeenCalledOnce();
});
