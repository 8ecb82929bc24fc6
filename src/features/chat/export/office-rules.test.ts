// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { toXlsx } from '#lib/office/xlsx.ts';
import { lacksValidator, officeProblems, withoutValidator } from '#tests/support/ooxml.ts';
import { loadFormulas } from '../document/runs.ts';
import { nodesIn } from './chat-document.ts';
import { everyBlock } from './testing/every-block.ts';
import { chat } from './testing/sample-chat.ts';
import { chatToDocx } from './to-docx.ts';

/** What is rare in answers: deep lists, wide and empty tables, addresses of odd forms, empty parts of formulas. */
const rare = `${Array.from({ length: 14 }, (_, depth) => `${'  '.repeat(depth)}- уровень`).join('\n')}

|${' а |'.repeat(70)}
|${'---|'.repeat(70)}
|${' 1 |'.repeat(70)}

||
|---|
||

- שלום **עולם**
  1. مرحبا \`code\`

[почта](mailto:a@b@c) [адрес](https://a.b/%zz?q=«x»|y) <https://[::1]/x> [рф](http://пример.рф/ю)

$\\frac{}{}\\ x_{}^{}\\ \\sqrt{}\\ \\left(\\right)\\ \\overset{a}{=}\\ \\boxed{y}\\ \\lim_{x\\to0}$

- [ ] 

Знаки \u0007\u000b\ud800`;

async function word(answer: string): Promise<Uint8Array> {
  const document = chat(answer);
  await loadFormulas(nodesIn(document));
  const pictures = new Map([['f1', { bytes: new Uint8Array([255, 216, 255]), width: 10, height: 10 }]]);
  return new Uint8Array(await (await chatToDocx(document, pictures)).arrayBuffer());
}

test.skipIf(lacksValidator)(
  `[CHAT-33] Word finds nothing wrong with its files${withoutValidator}`,
  async () => {
    expect(await officeProblems(await word(everyBlock), 'chat.docx')).toEqual([]);
    expect(await officeProblems(await word(rare), 'chat.docx')).toEqual([]);
  },
);

test.skipIf(lacksValidator)(
  `[CHAT-24] Excel finds nothing wrong with its files${withoutValidator}`,
  async () => {
    const file = toXlsx("Журнал: 'январь'", [
      ['Дата', 'Сумма', 'Доля', 'Текст'],
      [
        { type: 'datetime', text: '2026-11-20T09:41:08Z' },
        { type: 'money', text: '1234.5' },
        { type: 'percent', text: '0.125' },
        `=1+1 <&"\u0000\ud800${'а'.repeat(40_000)}`,
      ],
      [{ type: 'boolean', text: 'true' }, Number.NaN, { type: 'date', text: '1899-01-01' }, ''],
    ]);
    expect(await officeProblems(file, 'table.xlsx')).toEqual([]);
    expect(await officeProblems(toXlsx('', []), 'table.xlsx')).toEqual([]);
  },
);
