import { appendBlocks, emptyBlocks } from './blocks.ts';

// node src/markdown/Markdown.bench.ts: time of parsing a streamed answer, ms, without rendering.
const answers = {
  mixed: [
    '## Раздел с **выделением**\n\nАбзац с `кодом`, [ссылкой](https://example.com/a) и формулой $x^2$, который тянется ',
    'на несколько строк и заканчивается точкой.\n\n- один пункт\n- другой пункт со *словами*\n\n',
    '| Имя | Сумма |\n| - | -: |\n| Анна | 10 |\n| Иван | 20 |\n\n```ts\nconst a: number = 1;\n```\n\n',
  ].join(''),
  'one list': '- пункт с **выделением** и [ссылкой](https://example.com/a)\n',
  'one table': '| один | два **три** | четыре пять |\n| --- | --- | --- |\n'.replace(/\n.*\n/, '\n'),
  'one code block': 'const a: number = 1; // строка кода\n',
};
const heads: Readonly<Record<string, string>> = {
  'one table': '| a | b | c |\n| - | - | - |\n',
  'one code block': '```ts\n',
};

for (const [name, piece] of Object.entries(answers)) {
  const text = ((heads[name] ?? '') + piece.repeat(200)).slice(0, 20_000);
  const costs: number[] = [];
  let state = emptyBlocks;
  for (let at = 40; at <= text.length; at += 40) {
    const start = performance.now();
    state = appendBlocks(state, text.slice(0, at), true);
    costs.push(performance.now() - start);
  }
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const last = costs.slice(-50).sort((a, b) => a - b)[25] ?? 0;
  process.stdout.write(
    `${name}: ${costs.length} appends, ${total.toFixed(0)} ms, ${last.toFixed(2)} ms each at the end\n`,
  );
}
