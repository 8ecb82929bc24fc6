/** Blocks of models that CommonMark reads in another way. */
import { blankLine, list } from 'micromark-core-commonmark';
import { spend } from './budget.ts';
import { bullets } from './container-lines.ts';
import { atLooseCode, type ContainerState, followFence } from './item-fences.ts';
import { atInnerMarks, letterItem } from './letter-lists.ts';
import {
  BACKSLASH,
  type Code,
  type Construct,
  isBlank,
  isEol,
  type State,
  type SyntaxExtension,
} from './micromark.ts';
import { lineFrom, linesAfter, textBefore, textFrom } from './tail.ts';

type Context = ThisParameterType<Construct['tokenize']>;

const HASH = 35;
/** A line that begins with one hash may be a tag of a social network: `#отпуск`. */
const MIN_LEVEL = 2;
const MAX_LEVEL = 6;

const beginsTitle = (code: Code): boolean =>
  code !== null && code > 0 && /[\p{L}*«"]/u.test(String.fromCharCode(code));

/** `##Итоги`: a heading without a blank after its marks. */
const heading: Construct = {
  name: 'looseHeading',
  tokenize(effects, ok, nok) {
    let level = 0;
    const marks: State = (code) => {
      if (code === HASH && level < MAX_LEVEL) {
        level += 1;
        effects.consume(code);
        return marks;
      }
      if (level < MIN_LEVEL || !beginsTitle(code)) return nok(code);
      effects.exit('atxHeadingSequence');
      effects.enter('atxHeadingText');
      effects.enter('chunkText', { contentType: 'text' });
      return title(code);
    };
    const title: State = (code) => {
      if (code !== null && !isEol(code)) {
        effects.consume(code);
        return title;
      }
      effects.exit('chunkText');
      effects.exit('atxHeadingText');
      effects.exit('atxHeading');
      return ok(code);
    };
    return (code) => {
      effects.enter('atxHeading');
      effects.enter('atxHeadingSequence');
      return marks(code);
    };
  },
};

/** The mark of an inner list: a bullet, or the number 1, because an item with another number is the next of its list. */
const innerMark: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const end: State = (code) => {
      effects.exit('data');
      return isBlank(code) ? ok(code) : nok(code);
    };
    const dot: State = (code) => {
      if (code !== 46 && code !== 41) {
        effects.exit('data');
        return nok(code);
      }
      effects.consume(code);
      return end;
    };
    return (code) => {
      const isNumber = code === 49;
      if (!isNumber && code !== 42 && code !== 43 && code !== 45) return nok(code);
      effects.enter('data');
      effects.consume(code);
      return isNumber ? dot : end;
    };
  },
};

/** Indents of the lines of numbered items whose inner lists begin further to the left than their text. */
const indents = new WeakMap<ContainerState, number>();

/** The indent of an inner list that is further to the left than the text of its numbered item, and of the lines after it. */
const looseIndent: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const state = this.containerState ?? {};
    const known = indents.get(state);
    const most = known ?? (state.size ?? 0) - 1;
    let blanks = 0;
    const indent: State = (code) => {
      if (code === 32 && blanks < most) {
        blanks += 1;
        effects.consume(code);
        return indent;
      }
      if (blanks < (known ?? 2)) return nok(code);
      effects.exit('listItemIndent');
      if (known !== undefined) return ok(code);
      const found: State = (next) => {
        indents.set(state, blanks);
        return ok(next);
      };
      return effects.check(innerMark, found, nok)(code);
    };
    return (code) => {
      if (state.type !== 'listOrdered' || code !== 32) return nok(code);
      effects.enter('listItemIndent');
      return indent(code);
    };
  },
};

/** The mark of an item with bold text directly behind it. */
const tightMark = /^(?:-|\d{1,3}[.)])(?=\*\*[\p{L}«"“])/u;

/** `1.**Первый**: …` and `-**Раз**`: an item without a blank behind its mark. */
const tightItem: Construct = {
  name: 'tightItem',
  tokenize(effects, ok, nok) {
    const state = this.containerState ?? {};
    let left = 0;
    const value: State = (code) => {
      if (left > 1) {
        left -= 1;
        effects.consume(code);
        return value;
      }
      effects.exit('listItemValue');
      return mark(code);
    };
    const mark: State = (code) => {
      effects.enter('listItemMarker');
      effects.consume(code);
      effects.exit('listItemMarker');
      effects.exit('listItemPrefix');
      return ok;
    };
    return (code) => {
      const [prefix = ''] = tightMark.exec(textFrom(this.now().offset)) ?? [];
      const type = prefix === '-' ? 'listUnordered' : 'listOrdered';
      const marker = prefix.charCodeAt(prefix.length - 1);
      const isOther = state.type !== undefined && (state.type !== type || state.marker !== marker);
      if (prefix === '' || isOther) return nok(code);
      if (state.type === undefined) {
        state.type = type;
        effects.enter(type, { _container: true });
      }
      state.marker = marker;
      state.size = prefix.length;
      left = prefix.length;
      effects.enter('listItemPrefix');
      if (prefix === '-') return mark(code);
      effects.enter('listItemValue');
      return value(code);
    };
  },
};

const numberMark = /^(\d{1,9})([.)])[ \t]+\S/;
/** Number of lines in which the next item is searched for. */
const maxItemLines = 20;

/**
 * Whether the item after that of a line is below: «4. Да» and «5. Нет». In CommonMark only a list that begins with 1 ends a
 * paragraph; models go on counting below a line such as «**Группа Б**».
 */
function hasNextNumber(context: Context): boolean {
  const { offset } = context.now();
  const [, number, end] = numberMark.exec(lineFrom(offset)) ?? [];
  if (number === undefined) return false;
  for (const line of linesAfter(offset)?.split('\n', maxItemLines) ?? []) {
    if (!spend(context, line.length)) return false;
    const text = line.replace(/^[ \t>]*/, '');
    const [, next, sign] = numberMark.exec(text) ?? [];
    if (next !== undefined && sign === end && Number(next) === Number(number) + 1) return true;
    if (text.trim() !== '' && !/^(?: {2}|\t|[-*+•] )/.test(line)) return false;
  }
  return false;
}

/**
 * A list. What models write in another way than CommonMark: inner lists that are indented by two blanks below `1. `, and lines of
 * code that are less indented than their fence.
 */
const lists: Construct = {
  ...list,
  name: 'looseList',
  tokenize(effects, ok, nok) {
    const state = this.containerState ?? {};
    const isFirst = state.type === undefined;
    const begun: State = (code) => {
      followFence(state, lineFrom(this.now().offset));
      return ok(code);
    };
    const isCounted = isFirst && this.interrupt === true && hasNextNumber(this);
    const context: Context = isCounted ? Object.create(this, { interrupt: { value: false } }) : this;
    return list.tokenize.call(context, effects, begun, (code) => {
      // micromark keeps the type of a list that it has not begun.
      if (isFirst) delete state.type;
      return nok(code);
    });
  },
  continuation: {
    tokenize(effects, ok, nok) {
      const state = this.containerState ?? {};
      const line = lineFrom(this.now().offset);
      const goesOn: State = (code) => {
        followFence(state, line);
        return ok(code);
      };
      const next = effects.attempt(tightItem, goesOn, effects.attempt(letterItem, goesOn, nok));
      const usual = list.continuation?.tokenize.call(this, effects, goesOn, next) ?? nok;
      const others = effects.check(blankLine, usual, effects.attempt(looseIndent, goesOn, usual));
      return atInnerMarks(this, goesOn, atLooseCode(this, ok, others));
    },
  },
};

/** A list with such bullets. micromark begins an unordered list for the bullets of CommonMark only. */
const bulleted: Construct = {
  ...lists,
  tokenize(effects, ok, nok) {
    const state = this.containerState ?? {};
    if (state.type !== undefined) return lists.tokenize.call(this, effects, ok, nok);
    const usual = lists.tokenize.call(this, effects, ok, (code) => {
      delete state.type;
      return nok(code);
    });
    return (code) => {
      state.type = 'listUnordered';
      effects.enter('listUnordered', { _container: true });
      return usual(code);
    };
  },
};

/** The longest path that is looked at. */
const maxPath = 260;

/**
 * Whether the backslash at an offset is a part of a Windows path: `\\server\share`, `C:\*.txt`. Models escape underscores, also in
 * paths, so `\_` is an underscore.
 */
function isInPath(offset: number): boolean {
  const next = textFrom(offset);
  const [word = ''] = /[^\s«"'(]*$/.exec(textBefore(offset, maxPath)) ?? [];
  if (word === '' || word === '\\') return /^\\{2}[\p{L}\d][^\s\\]*\\[\p{L}\d]/u.test(word + next);
  return /^(?:[A-Za-z]:|\\{2}[\p{L}\d])/u.test(word) && /^\\[^\\_\w]/.test(next);
}

const pathSign: Construct = {
  name: 'pathSign',
  tokenize(effects, ok, nok) {
    return (code) => {
      if (!isInPath(this.now().offset)) return nok(code);
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      return ok;
    };
  },
};

/** A list whose first item is such. */
const tightLists: Construct = { ...lists, name: 'looseList', tokenize: tightItem.tokenize };

/** A list with letters. */
const lettered: Construct = { ...lists, tokenize: letterItem.tokenize };

const codes = [42, 43, 45, ...Array.from({ length: 10 }, (_, digit) => 48 + digit)];

/** Names of the constructs, for texts without blocks. */
export const looseNames: readonly string[] = ['looseHeading', 'looseList'];

export const looseSyntax: SyntaxExtension = {
  document: Object.fromEntries([
    ...codes.map((code) => [code, [lists, tightLists]]),
    ...[...bullets].map((sign) => [sign.charCodeAt(0), bulleted]),
    // Not an entry for each letter: micromark copies all entries for each text that it parses.
    ['null', lettered],
  ]),
  flow: { [HASH]: heading },
  text: { [BACKSLASH]: pathSign },
};
