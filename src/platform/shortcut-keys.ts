/** The keys of shortcuts, for display; `shortcuts.ts` listens for them and is loaded by every page. */
import { isMac, type ShortcutId } from './shortcuts.ts';

/** A key combination for display; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  keys: readonly string[];
  title: string;
}

/** The shortcuts of all pages. */
export const everywhere: Record<ShortcutId, Shortcut> = {
  palette: { keys: ['Mod', 'K'], title: 'Найти команду' },
  shortcuts: { keys: ['?'], title: 'Сочетания клавиш' },
  search: { keys: ['/'], title: 'К поиску на странице' },
  newChat: { keys: ['Mod', 'Shift', 'O'], title: 'Новый чат с этим сервисом' },
  panel: { keys: ['Mod', 'B'], title: 'Узкая или широкая панель' },
  find: { keys: ['Mod', 'F'], title: 'Найти в чате' },
};

const symbols: Record<string, string> = { Mod: '⌘', Shift: '⇧' };

/** The keys as labelled on this machine's keyboard. */
export const keysOf = ({ keys }: Shortcut, mac = isMac()): string[] =>
  keys.map((key) => (mac ? (symbols[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));

/** Keys of a global shortcut. */
export const shortcutKeys = (id: ShortcutId): string[] => keysOf(everywhere[id]);
