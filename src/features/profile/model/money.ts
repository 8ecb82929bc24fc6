/**
 * An amount of money: `348,50 ₽`; a charge has a minus sign.
 *
 * @param amount hundredths of the currency
 * @param currency ISO 4217, such as `RUB`
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('ru-RU', { style: 'currency', currency });
  return format.format(amount / 100).replace('-', '\u2212');
}
