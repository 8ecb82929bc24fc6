/** What the feedback table says, in words. */

import type { FeedbackCategory } from '#api/generated/model/feedbackCategory.ts';
import type { FeedbackStatus } from '#api/generated/model/feedbackStatus.ts';
import { isKeyOf, optionsOf } from '#lib/options.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const categories: Readonly<Record<FeedbackCategory, string>> = {
  0: 'Оценка ответа',
  1: 'Предоставление доступа',
  2: 'Проблема с доступом',
  3: 'Сообщение об ошибке',
  4: 'Вопрос по нейросетям',
  5: 'Предложения по порталу',
  6: 'Опыт решения рабочих задач',
};

const statuses: Readonly<Record<FeedbackStatus, StatusWords>> = {
  new: { label: 'Новое', tone: 'info' },
  open: { label: 'В работе', tone: 'warning' },
  answered: { label: 'Отвечено', tone: 'positive' },
  closed: { label: 'Закрыто', tone: 'neutral' },
};

export const categoryText = (category: FeedbackCategory | null): string =>
  category === null ? unknownText : categories[category];
/** Whether a message can ask for access: it is no rating and no report of an error. */
export const asksForAccess = (category: FeedbackCategory | null): boolean => category !== 0 && category !== 3;
export const statusBadge = (status: FeedbackStatus | null) => (status ? statuses[status] : unknownStatus);

export const categoryOptions = optionsOf(categories);
export const statusOptions = optionsOf(statuses);

/** The status with this name; null for another text. */
export const statusOf = (id: string | null): FeedbackStatus | null => (isKeyOf(statuses, id) ? id : null);

/** Beginnings of answers, by their titles. */
export const answerTemplates: Readonly<Record<string, string>> = {
  'Доступ открыт':
    'Здравствуйте!\n\nДоступ открыт. Обновите главную страницу портала: сервис появится в списке.',
  'Нужны подробности':
    'Здравствуйте!\n\nПожалуйста, напишите, в каком сервисе и когда это произошло, и приложите снимок экрана.',
  Исправлено: 'Здравствуйте!\n\nОшибка исправлена. Если она повторится, напишите нам ещё раз.',
  'Спасибо за предложение':
    'Здравствуйте!\n\nСпасибо за предложение. Мы передали его команде портала и напишем, когда решение будет принято.',
};
