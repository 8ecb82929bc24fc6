/** True when most letters of a text are Russian; false for a text without letters. */
export function isRussian(text: string): boolean {
  const sample = text.slice(0, 5000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const russian = sample.match(/[а-яё]/giu)?.length ?? 0;
  return russian > letters / 2;
}
