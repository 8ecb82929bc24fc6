import { expect, test } from 'vitest';
import { begun, leftVariable, valuesOf } from './begun.ts';

const works = { subject: 'Работы', text: 'В субботу работы.' };
const release = { subject: 'Выпуск', text: 'Вышла новая версия.' };
const offered = [works, release];

test('[ADM-05] a template begins a letter, replaces another template and loses nothing that was typed', () => {
  expect(begun(works, { subject: ' ', text: '' }, offered)).toEqual(works);
  expect(begun(release, works, offered)).toEqual(release);
  expect(begun(works, { subject: 'Моё', text: 'Моё\n' }, offered)).toEqual({
    subject: 'Моё',
    text: 'В субботу работы.\n\nМоё',
  });
});

test('[ADM-05] an answer knows the name of its author; what a template could not fill in has to be replaced', () => {
  expect(valuesOf({ author: 'Анна', email: null, companyName: 'Нейро' })).toEqual({
    name: 'Анна',
    company: 'Нейро',
  });
  expect(leftVariable('Отдел {{ department }}')).toBe('Замените переменную: {{department}}');
  expect(leftVariable('Код {{code}}')).toBeUndefined();
});
