/** Lists whose marks are letters or Roman numerals: `а) б) в)`, `A. B. C.`, `i) ii)`. CommonMark has none. */
import { spend } from './budget.ts';
import type { ContainerState } from './item-fences.ts';
import { follows, isFirst, type LetterMark, letterMarkOf } from './list-marks.ts';
import { type Construct, isWord, type State, type Tokenizer } from './micromark.ts';
import { lineFrom, linesAfter, mayGrow, textBefore, textFrom } from './tail.ts';

type Context = ThisParameterType<Tokenizer>;

/** The mark of the last item of lists with letters. */
const lastMarks = new WeakMap<ContainerState, LetterMark>();
/** The last mark of a list inside a numbered item, whose marks are not indented. */
const innerMarks = new WeakMap<ContainerState, LetterMark>();

/** Text before a mark in its line: blanks, signs of quotations and marks of other lists. */
const beforeMark = /(?:^|[\r\n])([ \t>]*(?:(?:[-*+•◦▪▫●‣■]|\d{1,9}[.)])[ \t]+)*)$/;
const maxBefore = 100;
/** A further list or a block that is no part of an item. */
const beginsOther = /^(?:\d{1,9}[.)][ \t]|#{1,6}[ \t]|`{3}|~{3}|\||>)/;
const bulletMark = /^[-*+•◦▪▫●‣■][ \t]/;

/** «А. С. Пушкин», «а. е. м.»: the second sign of an abbreviation is no beginning of an item. */
const isAbbreviation = (line: string, { text, end }: LetterMark): boolean =>
  end === '.' && /^[ \t]*\p{L}\./u.test(line.slice(text.length));

/** The mark of a line whose item has a text. */
function markIn(line: string): LetterMark | undefined {
  const mark = letterMarkOf(line);
  return mark && line.trim() !== mark.text && !isAbbreviation(line, mark) ? mark : undefined;
}

/** Each line of a text with its indent, without the signs of quotations. */
function* indented(text: string): Generator<{ indent: number; line: string }> {
  for (let at = 0; at < text.length; ) {
    const feed = text.indexOf('\n', at);
    const whole = text.slice(at, feed < 0 ? undefined : feed);
    const indent = /^[ \t>]*/.exec(whole)?.[0].length ?? 0;
    yield { indent, line: whole.slice(indent).trimEnd() };
    at = feed < 0 ? text.length : feed + 1;
  }
}

/** Somebody's initial, or an item: «А.». The Roman numeral is no initial. */
const mayBeInitial = ({ isUpper, end, letters }: LetterMark): boolean =>
  isUpper && end === '.' && letters !== 'i';

/**
 * Whether the next item of a list comes below. The lines of an item are indented, follow it without a blank line or are bullets.
 * If the text ends before that is decided, the item is expected while more may arrive, but after «А.» only below indented lines.
 */
function hasNext(context: Context, mark: LetterMark, indent: number): boolean {
  const below = linesAfter(context.now().offset) ?? '';
  let isApart = false;
  let isExpected = mayGrow() && isFirst(mark) && !mayBeInitial(mark);
  let read = 0;
  for (const { indent: own, line } of indented(below)) {
    read += line.length + 1;
    if (!spend(context, Math.max(0, read - 1000) && line.length)) return false;
    if (line === '') {
      isApart = true;
      continue;
    }
    const other = own >= indent && own < indent + 3 ? letterMarkOf(line) : undefined;
    if (other && follows(mark, other)) return true;
    if (isApart && mayBeInitial(mark)) return false;
    if (own >= indent + 2) {
      isExpected ||= mayGrow() && isFirst(mark);
      continue;
    }
    const isItem = own >= indent && !isApart && !other && !beginsOther.test(line);
    if (!isItem && !(own >= indent && bulletMark.test(line) && !isApart)) return false;
  }
  return isExpected;
}

/**
 * Whether a list begins at a mark. «г. Москва» and «д. 5» in an address follow the alphabet, so that with a full stop only the
 * first letter begins a list.
 */
function begins(context: Context, mark: LetterMark): boolean {
  if (mark.end === '.' && !isFirst(mark)) return false;
  const { offset } = context.now();
  const [, before] = beforeMark.exec(`\n${textBefore(offset, maxBefore)}`) ?? [];
  if (before === undefined) return false;
  return hasNext(context, mark, before.length);
}

/** The item of a list with letters. */
export const letterItem: Construct = {
  name: 'letterItem',
  tokenize(effects, ok, nok) {
    const state = this.containerState ?? {};
    const last = this.events.at(-1);
    const indent = last?.[1].type === 'linePrefix' ? last[2].sliceSerialize(last[1], true).length : 0;
    let left = 0;
    let blanks = 0;
    const value: State = (code) => {
      if (left > 1) {
        left -= 1;
        effects.consume(code);
        return value;
      }
      effects.exit('listItemValue');
      effects.enter('listItemMarker');
      effects.consume(code);
      effects.exit('listItemMarker');
      effects.enter('listItemPrefixWhitespace');
      return blank;
    };
    const blank: State = (code) => {
      if (blanks > 0) {
        blanks -= 1;
        effects.consume(code);
        return blank;
      }
      effects.exit('listItemPrefixWhitespace');
      effects.exit('listItemPrefix');
      return ok(code);
    };
    return (code) => {
      if (!isWord(code)) return nok(code);
      const text = textFrom(this.now().offset);
      const mark = markIn(text.split(/[\r\n]/, 1)[0] ?? '');
      if (!mark) return nok(code);
      const before = lastMarks.get(state);
      if (state.type === undefined ? !begins(this, mark) : !before || !follows(before, mark))
        return nok(code);
      if (state.type === undefined) {
        state.type = 'listOrdered';
        // No sign, so that a number does not continue the list.
        state.marker = -1;
        effects.enter('listOrdered', { _container: true });
      }
      lastMarks.set(state, mark);
      left = mark.text.length;
      blanks = /^[ \t]+/.exec(text.slice(left))?.[0].length ?? 1;
      // More blanks are a part of the text.
      if (blanks > 4) blanks = 1;
      state.size = indent + left + blanks;
      effects.enter('listItemPrefix');
      effects.enter('listItemValue');
      return value(code);
    };
  },
};

/** Whether a line follows a blank one. */
const isApart = (offset: number): boolean => /\n[ \t>\r]*\n[ \t>]*$/.test(textBefore(offset));

/**
 * Continues an item at the marks of a list inside it that are not indented: «1. Вопрос», «а) да», «б) нет», and bullets below
 * a letter.
 *
 * @param next the state for other lines
 */
export const atInnerMarks =
  (context: Context, ok: State, next: State): State =>
  (code) => {
    const { containerState: state } = context;
    const { offset } = context.now();
    if (!state || !/^[a-zа-яё*+•◦▪▫●‣■-]/i.test(textFrom(offset)) || isApart(offset)) return next(code);
    const line = lineFrom(offset);
    if (lastMarks.has(state)) return bulletMark.test(line) ? ok(code) : next(code);
    const mark = markIn(line);
    if (!mark) return next(code);
    const before = innerMarks.get(state);
    // The list of the item before has ended.
    const goesOn = before !== undefined && follows(before, mark);
    if (!goesOn && !(isFirst(mark) && begins(context, mark))) return next(code);
    innerMarks.set(state, mark);
    return ok(code);
  };
