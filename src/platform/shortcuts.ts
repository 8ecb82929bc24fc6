import { createStore } from '#lib/store.ts';
import { unavailable } from './availability.ts';

/** Global shortcuts; components handle the keys of their own fields. */
export type ShortcutId = 'palette' | 'shortcuts' | 'newChat' | 'search' | 'find' | 'panel';

/** True on Apple devices, where ⌘ replaces Ctrl. */
export const isMac = (platform: string = navigator.platform): boolean => /^(?:Mac|iP)/.test(platform);

/** A letter with ⌘ or Ctrl, for the tooltip of a button: the keys of all shortcuts are not in the first load. */
export const withMod = (letter: string): string => (isMac() ? `⌘${letter}` : `Ctrl+${letter}`);

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The shortcut of a key press, or null. Letters are matched by their position on the keyboard, because the key K gives
 * «л» in a Russian layout.
 */
export function shortcutOf(held: Press, mac = isMac()): ShortcutId | null {
  const { code, key } = held;
  if (held.altKey) return null;
  const isMod = mac ? held.metaKey && !held.ctrlKey : held.ctrlKey && !held.metaKey;
  if (isMod) {
    if (code === 'KeyK' && !held.shiftKey) return 'palette';
    if (code === 'KeyF' && !held.shiftKey) return 'find';
    if (code === 'KeyB' && !held.shiftKey) return 'panel';
    return code === 'KeyO' && held.shiftKey ? 'newChat' : null;
  }
  if (held.ctrlKey || held.metaKey) return null;
  // By the character, or by its position on a Latin keyboard, where the Russian layout has other characters.
  if (key === '?' || (code === 'Slash' && held.shiftKey)) return 'shortcuts';
  return key === '/' || code === 'Slash' ? 'search' : null;
}

const fields =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="menu"], [role="listbox"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** A handler that returns false leaves the keys to the browser. */
type Handler = () => unknown;

const handlers = new Map<ShortcutId, Handler>();

function onKeyDown(event: KeyboardEvent): void {
  // The maintenance page would hide the effect (APP-06).
  if (event.defaultPrevented || event.repeat || event.isComposing || unavailable.get()) return;
  const id = shortcutOf(event);
  const handler = id && handlers.get(id);
  // No shortcuts in dialogs, and no single keys in text fields.
  if (!handler || document.querySelector(dialogs)) return;
  const isSingle = !event.ctrlKey && !event.metaKey;
  if (isSingle && event.target instanceof Element && event.target.closest(fields)) return;
  if (handler() !== false) event.preventDefault();
}

/**
 * Sets the action of a shortcut while a screen is mounted; the last one wins. Keys are listened to while there is one, so
 * pages without shortcuts do not load this. Returns a function that removes it. To be called in a layout effect: on a busy
 * page, a passive effect may run after the first key.
 */
export function onShortcut(id: ShortcutId, handler: Handler): () => void {
  handlers.set(id, handler);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    if (handlers.get(id) === handler) handlers.delete(id);
    if (handlers.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** What a shortcut does on the mounted screen; undefined if it does nothing. */
export const actionOf = (id: ShortcutId): Handler | undefined => handlers.get(id);

/** True while the list of shortcuts is open. */
export const shortcutList = createStore(false);
