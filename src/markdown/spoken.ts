import type { Definition, ListItem, Nodes, RootContent, Table } from 'mdast';
import { plural } from '#lib/text.ts';
import { texToText, type Wording } from './formula-text.ts';
import { languageOf } from './languages.ts';
import { marksOf } from './list-numbers.ts';

/** What the texts of nodes depend on. */
export interface SpokenContext {
  readonly links: ReadonlyMap<string, Definition>;
  /** Identifiers of the footnotes that the document refers to, by number. */
  readonly notes: readonly string[];
}

/** Longer formulas are not understood by ear. */
const maxFormula = 80;

const signs: Readonly<Record<string, string>> = {
  '+': 'плюс',
  '−': 'минус',
  '-': 'минус',
  '±': 'плюс-минус',
  '=': 'равно',
  '≠': 'не равно',
  '≈': 'приблизительно равно',
  '<': 'меньше',
  '>': 'больше',
  '≤': 'меньше или равно',
  '≥': 'больше или равно',
  '×': 'умножить на',
  '⋅': 'умножить на',
  '/': 'делить на',
  '→': 'стремится к',
  '∈': 'принадлежит',
  '∞': 'бесконечность',
  '∑': 'сумма',
  '∫': 'интеграл',
};

const said = new Map([
  ['2', 'в квадрате'],
  ['3', 'в кубе'],
]);

/** A formula in Russian words. */
const words: Wording = {
  fraction: (above, below) => `${above} делить на ${below}`,
  power: (base, exponent) => `${base} ${said.get(exponent) ?? `в степени ${exponent}`}`,
  index: (base, index) => `${base} ${index}`,
  root: (radicand, degree) =>
    `${degree === '3' ? 'кубический корень' : degree ? `корень степени ${degree}` : 'корень'} из ${radicand}`,
  operator: (sign) => (signs[sign] ? ` ${signs[sign]} ` : sign),
};

/** A streamed answer is read again for each announcement, and converting a formula takes long. */
const formulas = new WeakMap<Nodes, string>();

function formula(node: Extract<Nodes, { type: 'math' | 'inlineMath' }>): string {
  const text = formulas.get(node) ?? texToText(node.value, words, '');
  if (text !== '') formulas.set(node, text);
  return text.length <= maxFormula ? text : '';
}

/** With a full stop, so that a screen reader pauses. */
const ended = (text: string): string => (text === '' || /[.!?…:;,]$/.test(text) ? text : `${text}.`);

const lines = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

/**
 * What a screen reader announces of blocks (CHAT-15), each on a line: their texts without marks, «Код, SQL, 12 строк» for
 * code, the size and the head of a table, a formula in words.
 *
 * @param isOpen whether more of the last block may arrive: only its finished sentences and items are told then
 */
export function spokenText(nodes: readonly Nodes[], context: SpokenContext, isOpen = false): string {
  return lines(nodes.map((node, index) => block(node, context, isOpen && index === nodes.length - 1)));
}

function block(node: Nodes, context: SpokenContext, isOpen: boolean): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading': {
      const text = inline(node.children, context).trim();
      return isOpen ? finished(text) : ended(text);
    }
    case 'list': {
      const marks = marksOf(node);
      return lines(
        node.children.map((item, index) =>
          listItem(
            item,
            node.ordered ? `${marks[index]} ` : '',
            context,
            isOpen && index === node.children.length - 1,
          ),
        ),
      );
    }
    case 'blockquote': {
      const text = spokenText(node.children, context, isOpen);
      return text && `Цитата: ${text}`;
    }
    case 'code': {
      const { name } = languageOf(node.lang);
      const count = plural(node.value.split('\n').length, 'строка', 'строки', 'строк');
      return isOpen ? '' : `Код, ${name ? `${name}, ` : ''}${count}.`;
    }
    case 'table':
      return isOpen ? '' : table(node, context);
    case 'math': {
      const text = formula(node);
      return isOpen ? '' : ended(text ? `Формула: ${text}` : 'Формула');
    }
    case 'details':
      return lines([ended(inline(node.summary, context).trim()), spokenText(node.children, context, isOpen)]);
    case 'html':
      return isOpen ? '' : ended(node.value);
    default:
      return '';
  }
}

/** The finished sentences of a text that grows. */
const finished = (text: string): string => /^.*[.!?…:;](?=\s)/s.exec(text)?.[0] ?? '';

function listItem({ checked, children }: ListItem, mark: string, context: SpokenContext, isOpen: boolean) {
  const task = typeof checked === 'boolean' ? (checked ? 'Выполнено: ' : 'Не выполнено: ') : '';
  const text = spokenText(children, context, isOpen);
  return text && mark + task + text;
}

function table({ children: [head, ...rows] }: Table, context: SpokenContext): string {
  const titles = head?.children.map((cell) => inline(cell.children, context).trim()) ?? [];
  const columns = plural(titles.length, 'столбец', 'столбца', 'столбцов');
  const size = `Таблица, ${columns}, ${plural(rows.length, 'строка', 'строки', 'строк')}`;
  const names = titles.filter((title) => title !== '').join(', ');
  return ended(names ? `${size}: ${names}` : size);
}

const inline = (nodes: readonly Nodes[], context: SpokenContext): string =>
  nodes.map((node) => inlineNode(node, context)).join('');

const picture = (alt: string | null | undefined): string => (alt ? `Картинка: ${alt}` : 'Картинка');

function inlineNode(node: Nodes, context: SpokenContext): string {
  switch (node.type) {
    case 'break':
      return ' ';
    case 'inlineMath':
      return formula(node) || 'формула';
    case 'image':
      return picture(node.alt);
    case 'imageReference':
      return context.links.has(node.identifier) ? picture(node.alt) : (node.alt ?? '');
    case 'footnoteReference': {
      const index = context.notes.indexOf(node.identifier);
      return index < 0 ? '' : ` (сноска ${index + 1})`;
    }
    default:
      if ('value' in node) return node.value.replaceAll(/\s+/g, ' ');
      return 'children' in node ? inline(node.children, context) : '';
  }
}

/** The footnotes of a complete document, by number. */
export const spokenNotes = (
  notes: readonly { readonly definition: { readonly children: readonly RootContent[] } }[],
  context: SpokenContext,
): string =>
  lines(
    notes.map(({ definition }, index) => `Сноска ${index + 1}: ${spokenText(definition.children, context)}`),
  );
