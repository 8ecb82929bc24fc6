/** The requests of a day in columns, because a year has a million of them. */

/** Value of a column for "none". */
export const NONE = 0xffff_ffff;

export const sources = ['portal', 'token', 'bot'] as const;
export const results = ['done', 'failed', 'refused', 'stopped'] as const;
const ratings = ['none', 'good', 'bad'] as const;

/** A request, as the columns have it. */
export interface UsageRequest {
  /** Id of the account. */
  person: number;
  /** Second of the day in Moscow. */
  second: number;
  /** Position of the service in the names of `Usage`. */
  service: number;
  /** Position in the models of the service, 255 for none. */
  model: number;
  /** Position in `sources`. */
  source: number;
  /** Position in `results`. */
  result: number;
  /** 0 none, 1 good, 2 bad. */
  rating: number;
  /** ms. */
  duration: number;
  tokensIn: number;
  tokensOut: number;
  /** Kopecks. */
  cost: number;
}

/** Codes of the columns that the totals look at. */
export const FAILED = results.indexOf('failed');
export const GOOD = ratings.indexOf('good');
export const BAD = ratings.indexOf('bad');

const small = ['service', 'model', 'source', 'result', 'rating'] as const;
const large = ['person', 'second', 'duration', 'tokensIn', 'tokensOut', 'cost'] as const;

type Columns = Readonly<
  Record<(typeof small)[number], Uint8Array> & Record<(typeof large)[number], Uint32Array>
>;

/** The requests of one day; the columns are equally long. */
export interface DayRequests extends Columns {
  /** Number of the day, see `calendar.ts`. */
  readonly day: number;
  readonly size: number;
  /** Ids of the stored requests; absent for computed ones. */
  readonly ids?: readonly string[];
}

/** Collects requests; one builder serves many days. */
export class DayBuilder {
  #capacity = 1024;
  #size = 0;
  #columns = this.#empty();

  #empty(): Columns {
    const bytes = () => new Uint8Array(this.#capacity);
    const words = () => new Uint32Array(this.#capacity);
    return {
      service: bytes(),
      model: bytes(),
      source: bytes(),
      result: bytes(),
      rating: bytes(),
      person: words(),
      second: words(),
      duration: words(),
      tokensIn: words(),
      tokensOut: words(),
      cost: words(),
    };
  }

  push(request: Readonly<UsageRequest>): void {
    if (this.#size === this.#capacity) {
      const old = this.#columns;
      this.#capacity *= 2;
      this.#columns = this.#empty();
      for (const name of small) this.#columns[name].set(old[name]);
      for (const name of large) this.#columns[name].set(old[name]);
    }
    for (const name of small) this.#columns[name][this.#size] = request[name];
    for (const name of large) this.#columns[name][this.#size] = request[name];
    this.#size++;
  }

  /** The collected requests as those of this day; the builder is empty afterwards. */
  build(day: number): DayRequests {
    const size = this.#size;
    const of = this.#columns;
    this.#size = 0;
    return {
      day,
      size,
      service: of.service.slice(0, size),
      model: of.model.slice(0, size),
      source: of.source.slice(0, size),
      result: of.result.slice(0, size),
      rating: of.rating.slice(0, size),
      person: of.person.slice(0, size),
      second: of.second.slice(0, size),
      duration: of.duration.slice(0, size),
      tokensIn: of.tokensIn.slice(0, size),
      tokensOut: of.tokensOut.slice(0, size),
      cost: of.cost.slice(0, size),
    };
  }
}
