import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('[ADM-06] no cell of a CSV is a formula; what separates cells is quoted', () => {
  const formulas = ['=1+1', '+7', '-2', '@SUM(A1)', '\t=1', ' =1', 'a;b', 'say "x"', 'два\nстроки', -5];
  expect(textOf(toCsv([formulas]))).toBe(
    `\ufeff'=1+1;'+7;'-2;'@SUM(A1);'\t=1;' =1;"a;b";"say ""x""";"два\nстроки";-5\r\n`,
  );
});

test('[ADM-06] a workbook is a whole archive with its texts escaped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  try {
    const file = join(folder, 'table.xlsx');
    writeFileSync(
      file,
      toXlsx('Статистика', [
        ['=1+1 <&"\u0000', 'Орлова'],
        [1, 2.5],
      ]),
    );
    const script =
      'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;sys.stdout.buffer.write(z.read("xl/worksheets/sheet1.xml"))';
    const sheet = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' });
    expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;&amp;&quot;</t>');
    expect(sheet).toContain('<c><v>2.5</v></c>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
