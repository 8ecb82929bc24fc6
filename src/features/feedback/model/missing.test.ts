import { expect, test } from 'vitest';
import { missingFor } from './missing.ts';

const whole = { questionId: 4, text: 'Вопрос', email: 'a@b.ru' };

test('[FBK-01] nothing is missing when a category is chosen, the text is not empty and the e-mail is valid', () => {
  expect(missingFor(whole)).toBeNull();
  expect(missingFor({ ...whole, questionId: null })).toBe('Чтобы отправить, выберите тему.');
  expect(missingFor({ ...whole, text: ' \n' })).toBe('Чтобы отправить, напишите сообщение.');
  expect(missingFor({ ...whole, email: 'a@b' })).toBe('Чтобы отправить, укажите почту для ответа.');
});

test('[FBK-01] all missing values are named', () => {
  expect(missingFor({ questionId: null, text: '', email: '' })).toBe(
    'Чтобы отправить, выберите тему, напишите сообщение и укажите почту для ответа.',
  );
});
