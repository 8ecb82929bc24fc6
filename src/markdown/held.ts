import { codeText, htmlText, labelEnd, labelStartImage, labelStartLink } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import { metered, spend } from './budget.ts';
import { isHeldAddress, isHeldFormula } from './held-parts.ts';
import { closingBracket, joinText } from './linear.ts';
import {
  BACKSLASH,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  beforeDollar,
  type Construct,
  constructNamed,
  DOLLAR,
  type Effects,
  isEol,
  LESS,
  type State,
  type SyntaxExtension,
  TICK,
} from './micromark.ts';
import { charAt, isOpenText, isTail, restFrom, tailLength } from './tail.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** Markup at the end of a streamed text that is not shown until more of it arrives. */
    heldText: 'heldText';
  }
}

type Resolver = NonNullable<Construct['resolveAll']>;

const BANG = 33;
const AMPERSAND = 38;

/** Hides the rest of an open text if `isHeld` says so of that rest, which is at most `maxLength` long. */
const held = (isHeld: (rest: string) => boolean, maxLength = 1100): Construct => ({
  name: 'held',
  tokenize(effects, ok, nok) {
    const between: State = (code) => {
      if (code === null) return isTail(this.now().offset) ? ok(code) : nok(code);
      if (isEol(code)) return lineEnding(effects, code, between);
      effects.enter('heldText');
      return inside(code);
    };
    const inside: State = (code) => {
      if (code === null || isEol(code)) {
        effects.exit('heldText');
        return between(code);
      }
      effects.consume(code);
      return inside;
    };
    return (code) => {
      const { offset } = this.now();
      const length = tailLength(offset);
      // Only the end of a text is looked at, so that the time does not grow with its square.
      if (length > maxLength || !spend(this, length) || !isHeld(restFrom(offset))) return nok(code);
      return between(code);
    };
  },
});

function lineEnding(effects: Effects, code: number, next: State): State {
  effects.enter('lineEnding');
  effects.consume(code);
  effects.exit('lineEnding');
  return next;
}

/** Shows code whose closing backticks have not arrived, without the ones of these that have. */
const openCode: Construct = {
  name: 'openCode',
  previous: codeText.previous,
  tokenize(effects, ok, nok) {
    let size = 0;
    let run = 0;
    const between: State = (code) => {
      if (code === null) {
        if (!isTail(this.now().offset)) return nok(code);
        effects.exit('codeText');
        return ok(code);
      }
      if (isEol(code)) return lineEnding(effects, code, between);
      run = 0;
      effects.enter(code === TICK ? 'codeTextSequence' : 'codeTextData');
      return code === TICK ? ticks(code) : data(code);
    };
    const data: State = (code) => {
      if (code === null || code === TICK || isEol(code)) {
        effects.exit('codeTextData');
        return between(code);
      }
      effects.consume(code);
      return data;
    };
    const ticks: State = (code) => {
      if (code === TICK) {
        effects.consume(code);
        run += 1;
        return ticks;
      }
      if (run === size) return nok(code);
      const token = effects.exit('codeTextSequence');
      if (code !== null) token.type = 'codeTextData';
      return between(code);
    };
    const opening: State = (code) => {
      if (code === TICK) {
        effects.consume(code);
        size += 1;
        return opening;
      }
      effects.exit('codeTextSequence');
      return between(code);
    };
    return (code) => {
      if (!isOpenText()) return nok(code);
      effects.enter('codeText');
      effects.enter('codeTextSequence');
      return opening(code);
    };
  },
};

/** Tokens that stay when a part of a text is hidden: micromark needs the line endings, and groups may end later. */
const kept: readonly string[] = ['emphasis', 'strong', 'strikethrough', 'lineEnding'];

/**
 * Hides the bracket of a link whose end has not arrived, and all after the bracket of such a picture or footnote; then
 * does what micromark's resolver does.
 */
const hideOpenLabels: Resolver = (events, context) => {
  const next: Resolver = (all) => joinText(labelEnd.resolveAll?.(all, context) ?? all);
  if (!isTail(events.at(-1)?.[1].end.offset ?? 0)) return next(events, context);
  let bracket: (typeof events)[number][1] | undefined;
  let hidesAll = false;
  for (const [kind, token] of events) {
    const isLabel = token.type === 'labelLink' || token.type === 'labelImage';
    if (kind === 'enter' && isLabel && !token._balanced && !token._inactive) {
      bracket = token;
      hidesAll ||= token.type === 'labelImage' || charAt(token.end.offset) === '^';
    }
    const isHidden = bracket !== undefined || hidesAll;
    if (kind === 'exit' && token === bracket) bracket = undefined;
    if (!isHidden || kept.includes(token.type)) continue;
    token.type = 'heldText';
    token.contentType = undefined;
  }
  return next(events, context);
};

const footnoteCall = constructNamed(gfm().text, BRACKET_OPEN, 'gfmFootnoteCall');

/** `!` before a footnote is a text: «Да![^1]». */
const bangBeforeFootnote: Construct = {
  name: 'bangBeforeFootnote',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      const call = effects.check(footnoteCall, ok, nok);
      return (next) => (next === BRACKET_OPEN ? call(next) : nok(next));
    };
  },
};

const label = (construct: Construct): Construct => ({
  ...construct,
  name: `own${construct.name}`,
  resolveAll: hideOpenLabels,
});
/** After the footnotes of GFM, which begin with the same character. */
const link: Construct = { ...label(labelStartLink), add: 'after' };

/** micromark's constructs inside a paragraph, with limits to their work; its own must be disabled. */
export const inlineSyntax: SyntaxExtension = {
  text: {
    [BANG]: [metered(bangBeforeFootnote), label(labelStartImage)],
    [LESS]: { ...metered(htmlText), add: 'after' },
    [BRACKET_OPEN]: link,
    [BRACKET_CLOSE]: label(metered(closingBracket)),
    [TICK]: metered(codeText),
  },
};

/** Constructs that complete or hide unfinished markup at the end of a streamed text; they come before all others. */
export const heldSyntax: SyntaxExtension = {
  text: {
    [BANG]: held((rest) => rest === '!'),
    [DOLLAR]: { ...held(isHeldFormula), previous: beforeDollar },
    [AMPERSAND]: held((rest) =>
      /^&(?:#(?:\d{0,7}|[xX][\da-fA-F]{0,6})|[A-Za-z][A-Za-z\d]{0,31})?$/.test(rest),
    ),
    [LESS]: held((rest) => /^<(?:[^\s<>]*|br\s*\/?)$/i.test(rest)),
    [BACKSLASH]: held((rest) => rest === '\\' || isHeldFormula(rest)),
    [BRACKET_CLOSE]: held(isHeldAddress, 1_000_000),
    [TICK]: [{ ...held((rest) => /^`+\s*$/.test(rest)), previous: codeText.previous }, metered(openCode)],
  },
};
