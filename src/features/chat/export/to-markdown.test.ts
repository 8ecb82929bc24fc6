import { expect, test } from 'vitest';
import { paragraph, text } from '../document/blocks.ts';
import type { ChatDocument, ExportedMessage } from './chat-document.ts';
import { chatToMaterial } from './to-markdown.ts';

const message = (isRequest: boolean, source: string): ExportedMessage => ({
  author: isRequest ? 'Вы' : 'ChatGPT',
  date: '30 ноября',
  isRequest,
  source: [source],
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
      { ...message(true, 'Сколько стоит\nаренда?'), additions: [paragraph(text('Файлы: план.txt'))] },
      message(false, '- 2,1 млн ₽ в месяц\n- ```\nкод'),
      message(true, long),
      message(false, '| Склад | Срок |\n|---|---|\n| Первый | май |'),
    ],
  };
  const made = chatToMaterial(chat);
  expect(made).toMatch(/^## Сколько стоит аренда\?\n\nФайлы: план\.txt\n\n- 2,1 млн ₽ в месяц/);
  expect(made).toContain(`…\n\n${long}\n\n| Склад | Срок |`);
  expect(made.match(/^## .*$/gm)?.[1]?.length).toBeLessThanOrEqual(125);
  expect(made).not.toMatch(/ChatGPT|Вы,|30 ноября/);
});
