import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';
import { marksOf } from './list-numbers.ts';
import { parseMarkdown } from './parse.ts';

const outline = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node): string => {
      if (node.type === 'list') {
        const marks = node.ordered ? marksOf(node) : [];
        return `[${node.children.map((item, at) => `${marks[at] ?? '•'} ${outline(item.children)}`).join(' ')}]`;
      }
      if (node.type === 'break') return ' / ';
      if ('value' in node) return node.value;
      if (!('children' in node)) return '';
      return node.type === 'paragraph' ? `${outline(node.children)};` : outline(node.children);
    })
    .join('');
const streamed = (source: string): string => {
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) state = appendBlocks(state, source.slice(0, end), true);
  return outline(treeOf(appendBlocks(state, source, false).blocks));
};

test.each([
  ['Варианты:\nа) раз\nб) два\nв) три\n\nДальше', 'Варианты:;[а) раз; б) два; в) три;]Дальше;'],
  ['а) раз\n\nб) два\n\n   ещё\n\nв) три', '[а) раз; б) два;ещё; в) три;]'],
  ['a. one\nb. two', '[a. one; b. two;]'],
  ['A. Paris\nB. London\nC. Rome', '[A. Paris; B. London; C. Rome;]'],
  ['i) раз\nii) два\niii) три\niv) четыре', '[i) раз; ii) два; iii) три; iv) четыре;]'],
  ['I. Введение\n   1. Цель\n   2. План\nII. Итог', '[I. Введение;[1. Цель; 2. План;] II. Итог;]'],
  ['1) раз\n2) два', '[1) раз; 2) два;]'],
  [
    '1. Вопрос?\nа) да\nб) нет\n2. Второй?\nа) нет\nб) да',
    '[1. Вопрос?;[а) да; б) нет;] 2. Второй?;[а) нет; б) да;]]',
  ],
  ['1. Вопрос?\n   а) да\n   б) нет\n2. Второй', '[1. Вопрос?;[а) да; б) нет;] 2. Второй;]'],
  ['1. Вопрос?\n\nA) да\nB) нет\n\n2. Второй', '[1. Вопрос?;][A) да; B) нет;][2. Второй;]'],
  ['а) раз:\n- внутри\n- ещё\nб) два', '[а) раз:;[• внутри; • ещё;] б) два;]'],
  ['а) раз:\n  - внутри\nб) два', '[а) раз:;[• внутри;] б) два;]'],
  ['в) три\nг) четыре', '[в) три; г) четыре;]'],
  ['е) раз\nж) два\nи) три\nк) четыре', '[е) раз; ж) два; и) три; к) четыре;]'],
  ['> а) раз\n> б) два', '[а) раз; б) два;]'],
  ['- Пункт\n  a) раз\n  b) два', '[• Пункт;[a) раз; b) два;]]'],
  ['а) раз\n1) два\n2) три', 'а) раз;[1) два; 2) три;]'],
  ['- а\n- б) нет\n* * *\nа) раз\nб) два\n***', '[• а; • б) нет;][а) раз; б) два;]'],
  ['г. Москва\nд. 5', 'г. Москва / д. 5;'],
  ['А. С. Пушкин\nБ. Л. Пастернак', 'А. С. Пушкин / Б. Л. Пастернак;'],
  ['а) один', 'а) один;'],
  ['а) один\n\nТекст', 'а) один;Текст;'],
  ['а) один\n\n   прод\n\nТекст', 'а) один;прод;Текст;'],
  ['т. е. раз\nу. е. два', 'т. е. раз / у. е. два;'],
  ['А. Пушкин родился.\n\nЛ. Толстой.', 'А. Пушкин родился.;Л. Толстой.;'],
  ['см. а) и\nб) два', 'см. а) и / б) два;'],
])(
  '[CHAT-11] letters and brackets are marks of lists where two items follow each other: %j',
  (source, expected) => {
    expect(outline(parseMarkdown(source))).toBe(expected);
    expect(streamed(source)).toBe(expected);
  },
);
