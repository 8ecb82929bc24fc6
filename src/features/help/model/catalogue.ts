import { canSeeHelp, canSeeSafetyRules } from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';

/** The articles of the help by their address `/help/{id}` (portal.md §2), in the order of display. */
export const helpTitles = {
  manual: 'Руководство за пять минут',
  securityHelp: 'Что можно отправлять',
  plugin: 'Портал под рукой',
  sharingHelp: 'Как делиться',
  accountHelp: 'Учётные записи и журналы',
  chatGptHelp: 'Текстовые сервисы',
  yaChatHelp: 'YandexGPT и GigaChat',
  presentationHelp: 'Презентации',
  imgHelp: 'DALL·E, YandexART, FLUX',
  midjourneyHelp: 'Приёмы Midjourney у нас',
  sdChatHelp: 'Stable Diffusion в контуре',
  audioGptHelp: 'Аудио',
} as const;

export type ArticleId = keyof typeof helpTitles;

export const articleIds = Object.keys(helpTitles) as ArticleId[];
export const isArticle = (id: string): id is ArticleId => Object.hasOwn(helpTitles, id);

interface Group {
  title: string;
  articles: readonly { id: ArticleId; about: string }[];
}

/** The three groups of cards on `/help`. */
export const helpGroups: readonly Group[] = [
  {
    title: 'Начать работу',
    articles: [
      { id: 'manual', about: 'Вход, выбор сервиса, чат, история, избранное и клавиши.' },
      {
        id: 'securityHelp',
        about: 'Какие сведения можно отправить наружу, какие только в контур, какие никуда.',
      },
      { id: 'plugin', about: 'Значок на рабочем столе, закладка с запросом, сервис из адресной строки.' },
      { id: 'sharingHelp', about: 'Как передать результат коллеге и не передать лишнего.' },
      { id: 'accountHelp', about: 'Как удалить учётную запись, что сотрётся и как забирать журналы.' },
    ],
  },
  {
    title: 'Тексты',
    articles: [
      { id: 'chatGptHelp', about: 'Как поставить задачу, какую модель выбрать и что проверить в ответе.' },
      { id: 'yaChatHelp', about: 'Деловой русский: письма, правка, заголовки.' },
      { id: 'presentationHelp', about: 'План, тексты слайдов, заметки докладчика, картинки и графики.' },
    ],
  },
  {
    title: 'Картинки и звук',
    articles: [
      { id: 'imgHelp', about: 'Как описать картинку, выбрать размер и сравнить варианты.' },
      { id: 'midjourneyHelp', about: 'Чем заменить параметры из чужих запросов.' },
      { id: 'sdChatHelp', about: 'Картинки на внутренние темы: шаги, зерно, исключения.' },
      { id: 'audioGptHelp', about: 'Расшифровка, протокол встречи и озвучка текста.' },
    ],
  },
];

/**
 * Where a link to an article leads: properties of `Link` and of `navigate`. The safety rules have a route of their own, with
 * a permission of their own.
 */
export const articleTo = (id: ArticleId) =>
  id === 'securityHelp'
    ? ({ to: '/help/securityHelp' } as const)
    : ({ to: '/help/$topic', params: { topic: id } } as const);

/** Whether a person may read an article (HELP-05). */
export const canRead = (id: ArticleId, profile: Profile): boolean =>
  canSeeHelp(profile) && (id !== 'securityHelp' || canSeeSafetyRules(profile));
