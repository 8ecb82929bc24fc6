/** The list of shortcuts and their keys, for display; `shortcuts.ts` listens for them and is loaded by every page. */
import { isMac, type ShortcutId } from './shortcuts.ts';

/** A key combination for display; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  keys: readonly string[];
  title: string;
}

const everywhere: Record<ShortcutId, Shortcut> = {
  palette: { keys: ['Mod', 'K'], title: 'Найти команду' },
  shortcuts: { keys: ['?'], title: 'Сочетания клавиш' },
  search: { keys: ['/'], title: 'К поиску на странице' },
  newChat: { keys: ['Mod', 'Shift', 'O'], title: 'Новый чат с этим сервисом' },
  find: { keys: ['Mod', 'F'], title: 'Найти в чате' },
};

/** All shortcuts, for the list of shortcuts (APP-20). */
export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  { title: 'Везде', shortcuts: [everywhere.palette, everywhere.shortcuts, everywhere.search] },
  {
    title: 'В чате',
    shortcuts: [
      everywhere.newChat,
      everywhere.find,
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

const symbols: Record<string, string> = { Mod: '⌘', Shift: '⇧' };

/** The keys as labelled on this machine's keyboard. */
export const keysOf = ({ keys }: Shortcut, mac = isMac()): string[] =>
  keys.map((key) => (mac ? (symbols[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));

/** Keys of a global shortcut. */
export const shortcutKeys = (id: ShortcutId): string[] => keysOf(everywhere[id]);
