import type { UserSettings } from '#api/generated/model/userSettings.ts';
import { everywhere, type Shortcut } from './shortcut-keys.ts';

/**
 * All shortcuts, for the list of shortcuts (APP-20).
 *
 * @param sendKey the key that the person has chosen for sending (PROF-05)
 */
export const shortcutGroups = (
  sendKey: UserSettings['sendKey'],
): readonly { title: string; shortcuts: readonly Shortcut[] }[] => [
  { title: 'Везде', shortcuts: [everywhere.palette, everywhere.shortcuts, everywhere.search] },
  {
    title: 'В чате',
    shortcuts: [
      everywhere.newChat,
      everywhere.find,
      { keys: sendKey === 'enter' ? ['Enter'] : ['Mod', 'Enter'], title: 'Отправить сообщение' },
      { keys: sendKey === 'enter' ? ['Shift', 'Enter'] : ['Enter'], title: 'Новая строка' },
      { keys: ['Esc'], title: 'Остановить ответ' },
    ],
  },
  {
    title: 'В презентации',
    shortcuts: [
      { keys: ['F8'], title: 'Структура' },
      { keys: ['F9'], title: 'Все слайды' },
      { keys: ['Mod', 'F5'], title: 'Показ' },
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
