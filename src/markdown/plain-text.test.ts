import { expect, test } from 'vitest';
import { formulaModule } from './formula-text.ts';
import { parseMarkdown } from './parse.ts';
import { nodesAsText } from './plain-text.ts';

test('[CHAT-10] an answer as plain text', async () => {
  await formulaModule.load();
  const source = [
    '## Итог **дня**',
    'Смотрите [отчёт](https://example.com/r), `код` и [раздел][р].[^1]',
    '3. три\n4. четыре\n   - вложенный',
    '- [x] сделано\n- [ ] нет',
    '| a | b |\n| - | - |\n| 1<br>и | *2* |',
    '```js\nconst a = 1;\n```',
    '> цитата',
    '![схема](https://example.com/i.png) $x^2$',
    '[р]: https://example.com/s',
    '[^1]: сноска',
  ].join('\n\n');
  expect(nodesAsText(parseMarkdown(source)).split('\n\n')).toEqual([
    'Итог дня',
    'Смотрите отчёт (https://example.com/r), код и раздел (https://example.com/s).[1]',
    '3. три\n4. четыре\n   • вложенный',
    '• [x] сделано\n• [ ] нет',
    'a\tb\n1 и\t2',
    'const a = 1;',
    '> цитата',
    'схема x²',
    '[1] сноска',
  ]);
});
