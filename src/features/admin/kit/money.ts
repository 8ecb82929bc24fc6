/** Money of the contract is in kopecks, that of forms in roubles. */

const kopecks = 100;

const shown = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

export const inRubles = (value: number | null | undefined): number | null =>
  typeof value === 'number' ? value / kopecks : null;

export const inKopecks = (value: number | null): number | null =>
  value === null ? null : Math.round(value * kopecks);

/** Kopecks as «1 250,5 ₽», a dash without a number. */
export const rublesText = (value: number | null): string =>
  value === null ? '—' : `${shown.format(value / kopecks)}\u00a0₽`;
