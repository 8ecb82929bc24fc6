import type { Construct, State, Tokenizer } from './micromark.ts';

type Context = ThisParameterType<Tokenizer>;

/** Characters that constructs may read without success, in each parser. */
const budgets = new WeakMap<Context['parser'], { left: number }>();

/** So many characters are more than any text that a person reads needs: some stray marks in each paragraph. */
const allowed = 1_000_000;

function budgetOf({ parser }: Context): { left: number } {
  let budget = budgets.get(parser);
  if (!budget) {
    budget = { left: allowed };
    budgets.set(parser, budget);
  }
  return budget;
}

/** Takes `cost` steps; false if too many were taken in this parser. */
export function spend(context: Context, cost: number): boolean {
  const budget = budgetOf(context);
  budget.left -= cost;
  return budget.left >= 0;
}

/**
 * A construct that fails for the rest of the text after a fixed number of characters were read in vain. Without that, the
 * time of texts like '<?a ' or '`a ``a ```a' grows with the square of their length.
 */
export const metered = (construct: Construct): Construct => ({
  ...construct,
  name: `metered${construct.name}`,
  tokenize(effects, ok, nok) {
    const budget = budgetOf(this);
    if (budget.left <= 0) return nok;
    const start = this.now().offset;
    let used = 0;
    let ended = false;
    let state: State | undefined = construct.tokenize.call(
      this,
      effects,
      (code) => {
        ended = true;
        // Characters that were read more than once.
        budget.left -= Math.max(0, used - (this.now().offset - start) - 1);
        return ok(code);
      },
      (code) => {
        ended = true;
        budget.left -= used;
        return nok(code);
      },
    );
    const step: State = (code) => {
      used += 1;
      if (used > budget.left) {
        ended = true;
        budget.left = 0;
        return nok(code);
      }
      state = state?.(code);
      return ended ? state : step;
    };
    return step;
  },
});
