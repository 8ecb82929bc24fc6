import type { Code, Construct, Effects, State } from './micromark.ts';

/**
 * Characters that end a bare address in a text: quotes, an ellipsis, the punctuation of Chinese and Japanese. In GFM only
 * blanks and some ASCII marks end it, so `«https://a.ru/x»` and `"https://a.ru/x"}` would be addresses with their quotes.
 */
const ends = /["“”„«»…\u3000-\u3002\u3008-\u3011！（），：；？]/;

const isEnd = (code: Code): boolean => code !== null && code > 0 && ends.test(String.fromCharCode(code));

const isConstruct = (value: object): value is Construct =>
  'tokenize' in value && typeof value.tokenize === 'function';

/** The character that is read now. */
interface Reading {
  code: Code;
}

/** A part of a construct. The character after it is read again as it is, not as the end of the text. */
const leaving = (construct: Construct, reading: Reading): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    return construct.tokenize.call(
      this,
      effects,
      () => ok(reading.code),
      () => nok(reading.code),
    );
  },
});

/** A construct of an address that takes a character of `ends` for the end of the text. */
export const endingAtQuotes = (construct: Construct): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const reading: Reading = { code: null };
    let hasEnded = false;
    const after = (state: State) => () => {
      hasEnded = true;
      return state(reading.code);
    };
    const inside = (state: State): State =>
      function step(code) {
        reading.code = code;
        const next = state(isEnd(code) ? null : code);
        return hasEnded || next === undefined ? next : inside(next);
      };
    const part =
      (run: Effects['attempt']): Effects['attempt'] =>
      (parts, found, other) =>
        run(isConstruct(parts) ? leaving(parts, reading) : parts, found, other);
    const own = { ...effects, attempt: part(effects.attempt), check: part(effects.check) };
    return inside(construct.tokenize.call(this, own, after(ok), after(nok)));
  },
});
