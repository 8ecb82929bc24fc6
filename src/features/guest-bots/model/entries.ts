import type { GuestBotEntry } from '#api/generated/model/guestBotEntry.ts';

/** Who may enter a chat-bot, in words. */
export const entryLabels: Readonly<Record<GuestBotEntry, string>> = {
  anyone: 'Все, у\u00a0кого есть ссылка',
  domains: 'Адреса выбранных доменов',
  named: 'Только названные адреса',
};

/** The choices of the form, with what each of them means. */
export const entryOptions = [
  {
    id: 'named',
    label: entryLabels.named,
    description: 'Каждому гостю вы отправите личную ссылку после сохранения.',
  },
  {
    id: 'domains',
    label: entryLabels.domains,
    description: 'Гость укажет свой адрес и\u00a0получит личную ссылку письмом.',
  },
  {
    id: 'anyone',
    label: entryLabels.anyone,
    description: 'Войдёт любой, кто укажет свой адрес и\u00a0откроет письмо.',
  },
] as const;
