/** Icons of items that the stand-in makes, by the beginnings of their words. */
const ICONS: readonly (readonly [stems: RegExp, icon: string])[] = [
  [/ничего|nothing/iu, 'ban'],
  [/начать|начина|старт|запуск|begin|start|launch/iu, 'rocket'],
  [/сразу|быстр|quick|at once/iu, 'zap'],
  [/исполнит|performer/iu, 'users'],
  [/ответствен|owner|responsible/iu, 'user'],
  [/заказчик|партн|договор|соглаш|contract|partner/iu, 'handshake'],
  [/результат|готов|итог|result|done/iu, 'circle-check'],
  [/достав|логист|перевоз|deliver|shipping/iu, 'truck'],
  [/склад|запас|хранен|warehouse|stock/iu, 'warehouse'],
  [/клиент|пользоват|покупател|customer|client/iu, 'user'],
  [/люд|команд|сотрудн|персонал|people|team|staff/iu, 'users'],
  [/обуч|учёб|курс|train|learn/iu, 'graduation-cap'],
  [/риск|угроз|опасн|risk|threat/iu, 'triangle-alert'],
  [/защит|безопасн|secur|safe/iu, 'shield-check'],
  [/качеств|проверк|контрол|quality|check/iu, 'clipboard-check'],
  [/срок|план|дат|график|term|date|schedule|plan/iu, 'calendar'],
  [/врем|скорост|time|speed|fast/iu, 'clock'],
  [/рост|увелич|прибав|growth|increase/iu, 'trending-up'],
  [/сниж|сократ|паден|меньше|decrease|reduc/iu, 'trending-down'],
  [/день|деньг|стоим|цен|бюджет|затрат|расход|cost|price|budget|money/iu, 'wallet'],
  [/прибыл|выручк|доход|эконом|profit|revenue|saving/iu, 'coins'],
  [/документ|заявк|отчёт|бумаг|document|report|paper/iu, 'file-text'],
  [/данн|баз|data/iu, 'database'],
  [/нейросет|модел|интеллект|robot|model|neural/iu, 'bot'],
  [/оборуд|техник|ремонт|сервис|equipment|service/iu, 'wrench'],
  [/цел|задач|goal|task/iu, 'target'],
  [/идея|идеи|предлож|решен|idea|solution|decision/iu, 'lightbulb'],
  [/вопрос|помощ|поддерж|question|help|support/iu, 'circle-help'],
  [/связ|письм|общен|mail|contact/iu, 'mail'],
  [/здоров|болезн|health/iu, 'heart-pulse'],
  [/эколог|природ|eco/iu, 'leaf'],
];

const words = ICONS.map(([stems, icon]) => ({
  word: new RegExp(`(?<!\\p{L})(?:${stems.source})`, 'iu'),
  icon,
}));

/** The name of the icon that suits an item; undefined when none does. */
export const itemIcon = (text: string): string | undefined => words.find(({ word }) => word.test(text))?.icon;
