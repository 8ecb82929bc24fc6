import type { FunctionOutcome } from '#api/generated/model/functionOutcome.ts';

const seconds = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const states: Readonly<Record<string, string>> = {
  ok: 'Ответ получен',
  failed: 'Не\u00a0получилось',
  timeout: 'Ответ не\u00a0пришёл вовремя',
  refused: 'Вызов не\u00a0отправлен',
};

/** How a trial went, with its duration: «Ответ получен · 0,2 с». */
export const outcomeWords = ({ status, durationMs }: FunctionOutcome): string => {
  const state = states[status] ?? states['failed'];
  return status === 'refused'
    ? `${state}`
    : `${state} · ${seconds.format(Math.max(durationMs, 100) / 1000)}\u00a0с`;
};
