/** Arithmetic by an own parser: numbers, `+ - * / ^`, brackets and per cent (lab.md §6). Nothing is evaluated as code. */

/** What is wrong with an expression, for the person and the model. */
export class CalculationFault extends Error {
  override readonly name = 'CalculationFault';
}

const MAX_LENGTH = 500;
const DEPTH = 50;
const token = /\s*(\d+(?:[.,]\d+)?|[-+*/^()%])/uy;
/** Signs as people type them. */
const signs: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  ':': '/',
};

function tokensOf(text: string): string[] {
  const plain = text
    .replace(/[×·÷−–:]/g, (sign) => signs[sign] ?? sign)
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, '');
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (plain.slice(token.lastIndex).trim() !== '') {
    const found = token.exec(plain);
    if (!found?.[1]) throw new CalculationFault('Это не\u00a0выражение');
    tokens.push(found[1]);
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  #takes(sign: string): boolean {
    const isNext = this.#tokens[this.#at] === sign;
    if (isNext) this.#at += 1;
    return isNext;
  }

  #within(read: () => number): number {
    if (++this.#depth > DEPTH) throw new CalculationFault('Слишком много скобок');
    const value = read();
    this.#depth -= 1;
    return value;
  }

  /** The whole expression. */
  all(): number {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new CalculationFault('Это не\u00a0выражение');
    return value;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value += this.#product();
      else if (this.#takes('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#takes('*')) value *= this.#signed();
      else if (this.#takes('/')) {
        const divisor = this.#signed();
        if (divisor === 0) throw new CalculationFault('На\u00a0ноль делить нельзя');
        value /= divisor;
      } else return value;
    }
  }

  #signed(): number {
    if (this.#takes('-')) return -this.#within(() => this.#signed());
    if (this.#takes('+')) return this.#within(() => this.#signed());
    return this.#power();
  }

  #power(): number {
    let value = this.#atom();
    while (this.#takes('%')) value /= 100;
    return this.#takes('^') ? value ** this.#within(() => this.#signed()) : value;
  }

  #atom(): number {
    if (this.#takes('(')) {
      const value = this.#within(() => this.#sum());
      if (!this.#takes(')')) throw new CalculationFault('Не\u00a0хватает скобки');
      return value;
    }
    const next = this.#tokens[this.#at] ?? '';
    if (!/^\d/.test(next)) throw new CalculationFault('Это не\u00a0выражение');
    this.#at += 1;
    return Number(next.replace(',', '.'));
  }
}

/** The value of an expression, with at most 15 digits. Throws `CalculationFault`. */
export function calculate(text: string): string {
  if (text.length > MAX_LENGTH) throw new CalculationFault('Слишком длинное выражение');
  const value = new Parser(tokensOf(text)).all();
  if (!Number.isFinite(value)) throw new CalculationFault('Число слишком велико');
  return String(Number(value.toPrecision(15)));
}
