/**
 * True for a number as slides show it in large letters: «12 %», «> 98 %», «24/7», «2,4 млн ₽», «3 из 5», «до 15 мин».
 * False for dates in words, names with numbers and sentences.
 */
export const isFigure = (text: string): boolean =>
  /^(?:(?:до|от|более|свыше|около|почти)\s|[≈~><≥≤×x+−–—$€₽-]{1,2}\s?)?\d[\d\s.,:/×–-]*(?:\sиз\s\d+)?[^\d.]{0,12}\.?$/iu.test(
    text.trim(),
  );
