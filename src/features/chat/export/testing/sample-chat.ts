import type { ChatResult, Message } from '../../model/chat.ts';
import { type ChatDocument, chatDocument } from '../chat-document.ts';

/** A message with defaults. */
export const message = (
  id: string,
  role: Message['role'],
  content: string,
  own: Partial<Message> = {},
): Message => ({
  id,
  role,
  content,
  date: '2026-11-20T09:41:08Z',
  status: 'complete',
  idFile: null,
  files: [],
  ...own,
});

const picture: ChatResult = { kind: 'images', requested: 1, items: [{ idFile: 'f1', width: 1, height: 1 }] };
const sources: ChatResult = {
  kind: 'sources',
  items: [{ number: 1, title: 'Приказ № 7', url: 'https://example.org/7', quote: 'До пятницы' }],
};

/** An answer with every kind of block. */
export const answer = `Вот **итоги** и \`код\`:

| Отдел | План |
|---|---:|
| Розница | 4 200 |

1. Первый
2. Второй
   - вложенный ✅

> Цитата

\`\`\`ts
const a = 1 !== 2;
\`\`\`

[Ссылка](https://example.org) и [ловушка](javascript:alert(1))`;

/** A chat of one request and one answer with results. */
export const chat = (content = answer): ChatDocument =>
  chatDocument({ title: 'Итоги квартала', serviceTitle: 'ChatGPT' }, [
    message('m1', 'user', 'Покажи\nитоги <script>', {
      files: [{ idFile: 'f2', name: 'план.xlsx', size: 1 }],
    }),
    message('m2', 'assistant', content, {
      results: [
        { resultId: 'r1', result: picture },
        { resultId: 'r2', result: sources },
      ],
    }),
  ]);
