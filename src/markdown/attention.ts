import { attention as markers } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import { joinText } from './linear.ts';
import { type Construct, constructNamed, replaceEvents, type SyntaxExtension, TILDE } from './micromark.ts';
import { isOpenText, isTail, textBefore, textFrom } from './tail.ts';

type Resolver = NonNullable<Construct['resolveAll']>;
type Event = Parameters<Resolver>[0][number];
type Token = Event[1];
type Context = Event[2];
type Point = Token['start'];

/** A run of `*`, `_` or `~`. */
interface Run {
  readonly index: number;
  readonly token: Token;
  readonly marker: string;
  readonly size: number;
  opens: boolean;
  closes: boolean;
  isOperator: boolean;
  /** Characters that are not used yet: from `left` on, `free` of them. */
  left: number;
  free: number;
  /** Events of the groups that end here, and of those that begin here, in order. */
  readonly ends: Event[];
  starts: Event[];
  /** Neighbours among the runs that may still be used. */
  before: Run | undefined;
  after: Run | undefined;
  /** Not shown: more of the run may arrive. */
  held: boolean;
}

const isRun = ({ type }: Token): boolean =>
  type === 'attentionSequence' || type === 'strikethroughSequenceTemporary';

/** A point that is `by` characters after another one on the same line. */
const moved = (point: Point, by: number): Point => ({
  ...point,
  column: point.column + by,
  offset: point.offset + by,
  _bufferIndex: point._bufferIndex + by,
});

function runOf(token: Token, index: number, context: Context): Run {
  const text = context.sliceSerialize(token);
  return {
    index,
    token,
    marker: text.charAt(0),
    size: text.length,
    opens: token._open === true,
    closes: token._close === true,
    isOperator: false,
    left: 0,
    free: text.length,
    ends: [],
    starts: [],
    before: undefined,
    after: undefined,
    held: false,
  };
}

function canPair(open: Run, close: Run): boolean {
  if (open.marker !== close.marker || !open.opens) return false;
  // One tilde is a sign: «~20 %», «5~10», «H~2~O».
  if (open.marker === '~') return open.size === 2 && close.size === 2;
  const isInner = open.closes || close.opens;
  return !isInner || close.size % 3 === 0 || (open.size + close.size) % 3 !== 0;
}

/** Number of characters of a run that the next group uses. */
const sizeOfNext = (run: Run, other = run): number => {
  if (run.marker === '~') return run.size;
  return run.free > 1 && other.free > 1 ? 2 : 1;
};

function groupType(run: Run, use: number): Token['type'] {
  if (run.marker === '~') return 'strikethrough';
  return use === 2 ? 'strong' : 'emphasis';
}

/** Takes the last free characters of `open` for a group that ends at `end`. */
function begin(open: Run, use: number, end: Point, context: Context): Token {
  open.free -= use;
  const start = moved(open.token.start, open.left + open.free);
  const group: Token = { type: groupType(open, use), start, end };
  open.starts = [['enter', group, context], ...open.starts];
  return group;
}

const letter = /^[\p{L}\p{N}]/u;

// A part of a pattern of file names, such as src/**/*.ts.
const isInGlob = (left: string, right: string): boolean =>
  (/(?:^|[\s"'(«/])$/.test(left) && right.startsWith('/')) || (left.endsWith('/') && /^\.\w/.test(right));

/** Whether a run is an operator: `2*3`, `2*x*y`, `x**2`, `a**b**c`. Words of several letters around a run are emphasised as usual. */
function isOperator({ token, size, marker }: Run, before: Run | undefined): boolean {
  if (marker !== '*' || size > 2) return false;
  const left = textBefore(token.start.offset);
  const right = textFrom(token.end.offset);
  if (isInGlob(left, right)) return true;
  if (size === 1 && /\d$/.test(left) && /^\d/.test(right)) return true;
  const [operand = ''] = /(?<![\p{L}\p{N}_])(?:\w|\d+)$|(?<=\w)\)$/u.exec(left) ?? [];
  if (operand === '' || !/^(?:(?:\w|\d+)(?![\p{L}\p{N}_])|\(\w[^\n)*]*[-+*/])/u.test(right)) return false;
  // `**2**3` is bold text, `x**2**3` is not.
  return !left.endsWith(`*${operand}`) || before?.isOperator === true;
}

/** `** Важно**`: bold text after a blank, which is no power of a number. */
const opensAfterBlank = (left: string, right: string): boolean =>
  /(?:^|\s)$/.test(left) && /^ (?:\p{Script=Cyrillic}|\p{Lu}\p{Ll}|[«"“])/u.test(right);

/** `**Итог **: да`: bold text that ends with a blank. */
const closesBeforeBlank = (left: string, right: string): boolean =>
  /\S $/.test(left) && /^(?:[\s.,:;!?—–)»-]|$)/.test(right);

/** Whether a run with blanks on both sides may begin or end bold text. */
const isBesideBlank = ({ token, size }: Run, begins: boolean): boolean =>
  size === 2 &&
  (begins ? opensAfterBlank : closesBeforeBlank)(textBefore(token.start.offset), textFrom(token.end.offset));

/**
 * Lets the runs of one length begin and end emphasis in turn if nothing contradicts that. CommonMark does not end emphasis
 * between a punctuation mark and a letter or beside a blank, but models write «**Важно:**текст», «**Важно: **текст»,
 * «**«Дом»**ный» and «** Итог **: да».
 * Emphasis inside emphasis of the same kind means nothing, so where CommonMark pairs all runs, this reading is the same.
 */
function alternate(runs: readonly Run[]): void {
  const isConsistent = runs.every(({ token, size, opens, closes }, at) => {
    const isStandard = at % 2 === 0 ? opens : closes;
    const left = textBefore(token.start.offset);
    const right = textFrom(token.end.offset);
    if (isStandard) return true;
    if (at % 2 === 0)
      return (/\S$/.test(left) && /^\S/.test(right)) || (size === 2 && opensAfterBlank(left, right));
    const endsInWord = letter.test(right) && (size === 2 ? /(?:\S|[:;,.!?…] )$/ : /\S$/).test(left);
    return endsInWord || (size === 2 && closesBeforeBlank(left, right));
  });
  if (!isConsistent) return;
  for (const [at, run] of runs.entries()) {
    run.opens = at % 2 === 0;
    run.closes = at % 2 === 1;
  }
}

/** Whether two runs are the marks of a name in code: `__init__.py`, `self.__dict__`, `__call__()`. */
function isName({ token, marker, size }: Run, next: Run | undefined): boolean {
  if (marker !== '_' || size !== 2 || next?.marker !== '_' || next.size !== 2) return false;
  const name = textFrom(token.end.offset).slice(0, next.token.start.offset - token.end.offset);
  if (!/^[a-z][a-z\d]*$/.test(name)) return false;
  return /^(?:\.\w|\()/.test(textFrom(next.token.end.offset)) || /\.$/.test(textBefore(token.start.offset));
}

/** Decides which runs can begin and which can end emphasis, where models mean something else than CommonMark. */
function setRoles(runs: readonly Run[]): void {
  for (const [at, run] of runs.entries()) {
    run.isOperator = isOperator(run, runs[at - 1]);
    if (run.isOperator) run.opens = run.closes = false;
    const next = runs[at + 1];
    if (next && isName(run, next)) run.opens = run.closes = next.opens = next.closes = false;
  }
  const stars: Run[] = [];
  for (const run of runs) {
    if (run.marker !== '*' || run.isOperator) continue;
    if (run.opens || run.closes || isBesideBlank(run, stars.length % 2 === 0)) stars.push(run);
  }
  const sizes = new Set(stars.map(({ size }) => size));
  // In «***a** b*» one run of three stars is closed by two shorter ones. In «***a***» both runs have three stars: a pair.
  if (sizes.size > 1 && !areLongOnesPaired(stars)) return;
  for (const size of sizes) {
    const group = stars.filter((run) => run.size === size);
    // At the open end of an answer the last run may have no partner yet.
    if (group.length % 2 === 0 || (isOpenText() && sizes.size === 1)) alternate(group);
  }
  endUnderscores(runs);
}

/** Whether each run of more than two marks is followed or preceded by one of the same length. */
function areLongOnesPaired(runs: readonly Run[]): boolean {
  for (let at = 0; at < runs.length; at += 1) {
    const size = runs[at]?.size ?? 0;
    if (size <= 2) continue;
    if (runs[at + 1]?.size !== size) return false;
    at += 1;
  }
  return true;
}

/** The end of a word in bold text, which is no end of a name in code. */
const wordEnd = /[:!?…»”)。：]$|[^ -~][.,;]$/u;

/** `__Важно:__текст`: underscores that end bold text between a punctuation mark and a letter. */
function endUnderscores(runs: readonly Run[]): void {
  const pairs = runs.filter(({ marker, size }) => marker === '_' && size === 2);
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const [open, close] = [pairs[at], pairs[at + 1]];
    if (close?.closes) continue;
    if (!open?.opens || !close) return;
    const isEnd =
      wordEnd.test(textBefore(close.token.start.offset)) && letter.test(textFrom(close.token.end.offset));
    if (!isEnd) return;
    close.opens = false;
    close.closes = true;
  }
}

/** Pairs runs as CommonMark says («Phase 2: inline structure»), in linear time. */
function pair(runs: readonly Run[], context: Context): void {
  /** Index of the last run that cannot be the opener, by kind of closer. */
  const bottoms = new Map<string, number>();
  let close = runs[0];
  while (close) {
    const { after }: Run = close;
    if (!close.closes || close.free === 0) {
      close = after;
      continue;
    }
    const kind = `${close.marker}${close.opens}${close.marker === '~' ? close.size : close.size % 3}`;
    const bottom = bottoms.get(kind) ?? -1;
    let open = close.before;
    while (open && open.index > bottom && !canPair(open, close)) open = open.before;
    if (!open || open.index <= bottom) {
      bottoms.set(kind, close.index - 1);
      if (!close.opens) unlink(close);
      close = after;
      continue;
    }
    const use = sizeOfNext(open, close);
    close.ends.push(['exit', begin(open, use, moved(close.token.start, close.left + use), context), context]);
    close.left += use;
    close.free -= use;
    // What lies between the two is text.
    open.after = close;
    close.before = open;
    if (open.free === 0) unlink(open);
    if (close.free > 0) continue;
    unlink(close);
    close = after;
  }
}

function unlink(run: Run): void {
  if (run.before) run.before.after = run.after;
  if (run.after) run.after.before = run.before;
}

/** Whether a run that is still open is shown as the beginning of a group. */
const isLikelyOpener = ({ opens, marker, size }: Run): boolean => opens && (marker !== '~' || size === 2);

/** Deeper groups are shown as written, with all others of their paragraph. No text that a person writes has as many. */
const maxGroups = 100;

/** The greatest number of groups that are inside one another. */
function depthOf(runs: readonly Run[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { ends, starts } of runs) {
    depth += starts.length - ends.length;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The events with all marks as plain text. */
function asText(events: Event[]): Event[] {
  for (const [, token] of events) if (isRun(token)) token.type = 'data';
  return events;
}

/** Greatest number of open groups that are shown as such; the marks of others stay text. */
const MAX_OPEN = 50;

/** Ends the groups that are still open at the end of a streamed text. */
function closeAtEnd(first: Run | undefined, end: Point, context: Context): Event[] {
  const exits: Event[] = [];
  let last = first;
  while (last?.after) last = last.after;
  for (let run = last; run && exits.length < MAX_OPEN; run = run.before) {
    if (!isLikelyOpener(run)) continue;
    while (run.free > 0 && exits.length < MAX_OPEN)
      exits.push(['exit', begin(run, sizeOfNext(run), end, context), context]);
  }
  return exits;
}

/** The events of a run and of the groups that end and begin at it. */
function eventsOf({ token, ends, starts, left, free, held }: Run, context: Context): Event[] {
  const start = moved(token.start, left);
  // micromark needs events in every line, so that a hidden run has some, too.
  const data: Token = { type: held ? 'heldText' : 'data', start, end: moved(start, free) };
  const rest: Event[] =
    free > 0
      ? [
          ['enter', data, context],
          ['exit', data, context],
        ]
      : [];
  return [...ends, ...rest, ...starts];
}

/**
 * Finds emphasis, strong emphasis and deleted text. Takes the place of micromark's resolvers, whose time grows with the
 * square of the number of marks. At the end of a streamed text, open groups are closed and a last run is not shown.
 */
const resolveAll: Resolver = (events, context) => {
  const tokens = events.filter(([kind, token]) => kind === 'enter' && isRun(token)).map(([, token]) => token);
  const end = events.at(-1)?.[1].end;
  const [first] = tokens;
  if (!first || !end) return joinText(events);
  const atTail = isTail(end.offset);
  const runs = tokens.map((token, index) => runOf(token, index, context));
  const last = runs.at(-1);
  if (atTail && last && isTail(last.token.end.offset)) last.held = true;
  // The list begins with a run that is never used, so that its first run is found.
  const anchor = { ...runOf(first, -1, context), opens: false, closes: false, free: 0 };
  const shown = runs.filter(({ held }) => !held);
  setRoles(shown);
  const usable = [anchor, ...shown];
  for (const [index, run] of usable.entries()) {
    run.before = usable[index - 1];
    run.after = usable[index + 1];
  }
  pair(usable, context);
  if (depthOf(runs) > maxGroups) return joinText(asText(events));
  const exits = atTail ? closeAtEnd(anchor, end, context) : [];
  const resolved: Event[] = [];
  let index = 0;
  for (const event of events) {
    if (!isRun(event[1])) resolved.push(event);
    else if (event[0] === 'enter') {
      const run = runs[index];
      index += 1;
      if (run) resolved.push(...eventsOf(run, context));
    }
  }
  return joinText(replaceEvents(events, [...resolved, ...exits]));
};

const own = (construct: Construct): Construct => ({ ...construct, name: 'ownAttention', resolveAll });
const stars = own(markers);
const tildes = own(constructNamed(gfm().text, TILDE, 'strikethrough'));

/** `*`, `_` and `~` of GFM; micromark's own constructs must be disabled. */
export const attentionSyntax: SyntaxExtension = {
  text: { 42: stars, 95: stars, [TILDE]: tildes },
  insideSpan: { null: [stars] },
};
