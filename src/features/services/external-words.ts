/** What the mark of a service means, for its tooltip. */
export const externalWords = (external: boolean): string =>
  external ? 'Внешний: запросы уходят за\u00a0пределы компании' : 'Запросы остаются внутри компании';
