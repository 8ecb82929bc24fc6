import { FeedbackFormGroupId as QuestionId } from '#api/generated/model/feedbackFormGroupId.ts';

export type { QuestionId };

export interface Category {
  id: QuestionId;
  title: string;
  /** Hint about what to write. */
  hint?: string;
}

const errorReport: Category = { id: 3, title: 'Сообщить об ошибке' };

const withEmail: readonly Category[] = [
  { id: 6, title: 'Отзыв о решении рабочих задач с помощью нейросетей' },
  { id: 5, title: 'Рекомендации и предложения по работе портала' },
  { id: 4, title: 'Вопрос о нейросетях' },
  errorReport,
];

const withoutEmail: readonly Category[] = [
  {
    id: 1,
    title: 'Предоставление доступа',
    hint: 'Опишите, какие задачи вы будете решать с\u00a0помощью нейросетей: от\u00a0этого зависит приоритет предоставления доступа.',
  },
  { id: 2, title: 'Проблема с доступом' },
];

/**
 * The categories that a user may choose (FBK-01). Without an e-mail on the profile they are those of access; an error
 * report has its own category for everyone.
 */
export function categoriesFor(email: string | null, isError: boolean): readonly Category[] {
  if (email !== null) return withEmail;
  return isError ? [...withoutEmail, errorReport] : withoutEmail;
}

/** The category of an error report. */
export const errorCategory: QuestionId = errorReport.id;

/** Id of the category with this number, also as the text of an option; null when there is none. */
export const questionIdOf = (value: unknown): QuestionId | null =>
  Object.values(QuestionId).find((id) => id === value || String(id) === value) ?? null;
