import { TariffId } from '#api/generated/model/tariffId.ts';
import type { Config, ConfigProblem } from './config.ts';

// Apart from config.ts, because only a wrong config.json needs these texts: they are not in the first load.
const expected: Readonly<Record<keyof Config, string>> = {
  gatewayName: 'непустая строка',
  supportMailbox: 'адрес почты',
  corporateDomain: 'домен, например corp.example',
  brandColour: 'цвет вида #e22c63',
  productLines: `непустой список линеек: id, title и tariffs — непустой список с id (${Object.values(TariffId).join(', ')}) и title`,
  reportTimeZone: 'часовой пояс, например Europe/Moscow',
};

/** What is wrong in config.json, for the operator (APP-21). */
export function problemText(problem: ConfigProblem): string {
  if (problem === 'no object') return 'Ожидается объект JSON';
  if ('status' in problem)
    return `Файл config.json не получен: ${problem.status === 0 ? 'нет ответа сервера' : `HTTP ${problem.status}`}`;
  if ('text' in problem) {
    const { text, error } = problem;
    return text.trimStart().startsWith('<')
      ? 'config.json — не JSON: вместо него пришла страница HTML'
      : `config.json — не JSON. Сообщение браузера: ${error instanceof Error ? error.message : error}`;
  }
  const { setting, isMissing } = problem;
  return `«${setting}»: ${expected[setting]}${isMissing ? ' (нет в файле)' : ''}`;
}
