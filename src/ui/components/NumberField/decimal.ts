import { insertInto } from '#lib/insert-text.ts';

/**
 * A number as people write it, with the decimal comma that the fields have: «0.5», «1,234.50», «−3», «1 250,5 ₽». The last
 * sign that occurs once is the decimal one, others group the digits.
 *
 * @returns an empty text when there is no digit
 */
export function decimalText(text: string): string {
  const typed = text.replaceAll('−', '-').replaceAll(/[^\d.,-]/g, '');
  if (!/[\d.,-]/.test(typed)) return '';
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  const sign = typed[last];
  const isDecimal = sign !== undefined && typed.indexOf(sign) === last;
  const whole = (isDecimal ? typed.slice(0, last) : typed).replaceAll(/[.,]/g, '');
  return isDecimal ? `${whole},${typed.slice(last + 1)}` : whole;
}

/**
 * Makes the number field inside an element take a decimal point, typed or pasted. React Aria drops a sign that is not that of
 * the language: «0.5» would become 5. For `ref`.
 */
export function takeDecimalPoints(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const take = (event: Event, text = ''): void => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.readOnly || !event.cancelable) return;
    const own = decimalText(text);
    if (own === '' || own === text) return;
    event.preventDefault();
    event.stopPropagation();
    insertInto(field, own);
  };
  box.addEventListener('beforeinput', (event) => take(event, event.data ?? ''), options);
  box.addEventListener('paste', (event) => take(event, event.clipboardData?.getData('text/plain')), options);
  return () => listening.abort();
}
