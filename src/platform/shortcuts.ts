import { createStore } from '#lib/store.ts';
import { unavailable } from './availability.ts';

/** Shortcuts that work wherever the focus is; a component listens to the keys of its own fields by itself. */
export type ShortcutId = 'palette' | 'shortcuts' | 'newChat' | 'search';

/** A combination of keys as people read it; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  keys: readonly string[];
  title: string;
}

const everywhere: Record<ShortcutId, Shortcut> = {
  palette: { keys: ['Mod', 'K'], title: 'Найти команду' },
  shortcuts: { keys: ['?'], title: 'Сочетания клавиш' },
  search: { keys: ['/'], title: 'К поиску на странице' },
  newChat: { keys: ['Mod', 'Shift', 'O'], title: 'Новый чат с этим сервисом' },
};

/** Everything that the keyboard can do, for the list of shortcuts (APP-20). */
export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  { title: 'Везде', shortcuts: [everywhere.palette, everywhere.shortcuts, everywhere.search] },
  {
    title: 'В чате',
    shortcuts: [
      everywhere.newChat,
      { keys: ['Enter'], title: 'Отправить сообщение' },
      { keys: ['Shift', 'Enter'], title: 'Новая строка' },
      { keys: ['Esc'], title: 'Остановить ответ' },
    ],
  },
  {
    title: 'В списках и окнах',
    shortcuts: [
      { keys: ['↑', '↓'], title: 'Выбрать' },
      { keys: ['Enter'], title: 'Открыть' },
      { keys: ['Esc'], title: 'Закрыть' },
    ],
  },
];

/** True on the machines of Apple, whose ⌘ does what Ctrl does elsewhere. */
export const isMac = (platform: string = navigator.platform): boolean => /^(?:Mac|iP)/.test(platform);

const symbols: Record<string, string> = { Mod: '⌘', Shift: '⇧' };

/** The keys as they are written on this machine's keyboard. */
export const keysOf = ({ keys }: Shortcut, mac = isMac()): string[] =>
  keys.map((key) => (mac ? (symbols[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));

/** Keys of a shortcut that works everywhere. */
export const shortcutKeys = (id: ShortcutId): string[] => keysOf(everywhere[id]);

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The shortcut that a key press means, or null. Letters go by their place on the keyboard: on a Russian layout the
 * key K says «л».
 */
export function shortcutOf(held: Press, mac = isMac()): ShortcutId | null {
  const { code, key } = held;
  if (held.altKey) return null;
  const isMod = mac ? held.metaKey && !held.ctrlKey : held.ctrlKey && !held.metaKey;
  if (isMod) {
    if (code === 'KeyK' && !held.shiftKey) return 'palette';
    return code === 'KeyO' && held.shiftKey ? 'newChat' : null;
  }
  if (held.ctrlKey || held.metaKey) return null;
  // Both by the sign, wherever it is, and by the place of the sign on a Latin keyboard, where a Russian one has . and ,
  if (key === '?' || (code === 'Slash' && held.shiftKey)) return 'shortcuts';
  return key === '/' || code === 'Slash' ? 'search' : null;
}

const fields =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="menu"], [role="listbox"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

const handlers = new Map<ShortcutId, () => void>();

function onKeyDown(event: KeyboardEvent): void {
  // Behind the maintenance page nothing can be seen to happen (APP-06).
  if (event.defaultPrevented || event.repeat || event.isComposing || unavailable.get()) return;
  const id = shortcutOf(event);
  const handler = id && handlers.get(id);
  // A dialog is a world of its own, and a single key is a letter wherever one writes.
  if (!handler || document.querySelector(dialogs)) return;
  const isSingle = !event.ctrlKey && !event.metaKey;
  if (isSingle && event.target instanceof Element && event.target.closest(fields)) return;
  event.preventDefault();
  handler();
}

/** Listens for shortcuts. Called once at start; returns the function that ends it. */
export function followShortcuts(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Says what a shortcut does while a screen is there; the last one to say it wins. Returns the function that ends it. */
export function onShortcut(id: ShortcutId, handler: () => void): () => void {
  handlers.set(id, handler);
  return () => {
    if (handlers.get(id) === handler) handlers.delete(id);
  };
}

/** True while the list of shortcuts stands open. */
export const shortcutList = createStore(false);
