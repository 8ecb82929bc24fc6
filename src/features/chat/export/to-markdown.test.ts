import { expect, test } from 'vitest';
import type { ChatDocument, ExportedMessage } from './chat-document.ts';
import { chatToMaterial } from './to-markdown.ts';

const message = (isRequest: boolean, text: string): ExportedMessage => ({
  author: isRequest ? 'Вы' : 'ChatGPT',
  date: '30 ноября',
  isRequest,
  source: [text],
  blocks: [],
  labels: new Map(),
  additions: [],
});

test('[PRES-96] a chat as a material has requests as headings and their answers below, whole, without names and dates', () => {
  const long = `Сравни склады ${'и сроки '.repeat(30)}`.trim();
  const chat: ChatDocument = {
    title: 'Склад',
    serviceTitle: 'ChatGPT',
    messages: [
      message(true, 'Сколько стоит\nаренда?'),
      message(false, '- 2,1 млн ₽ в месяц\n- ```\nкод'),
      message(true, long),
      message(false, '| Склад | Срок |\n|---|---|\n| Первый | май |'),
    ],
  };
  const text = chatToMaterial(chat);
  expect(text).toMatch(/^## Сколько стоит аренда\?\n\n- 2,1 млн ₽ в месяц/);
  expect(text).toContain(`…\n\n${long}\n\n| Склад | Срок |`);
  expect(text.match(/^## .*$/gm)?.[1]?.length).toBeLessThanOrEqual(125);
  expect(text).not.toMatch(/ChatGPT|Вы,|30 ноября/);
});
