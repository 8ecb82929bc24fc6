const short =
  /(?<=^|[\s(«])(?:а|без|в|во|для|до|же|за|и|из|или|к|ко|на|не|ни|но|о|об|от|по|при|с|со|у)\s(?=\S)/giu;
const beforeDash = /\s(?=—)/gu;
const beforeUnit =
  /(?<=№)\s(?=\d)|(?<=\d)\s(?=(?:%|₽|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|человек|баллов|ГБ|МБ|кбит|мин|мс|с|сек|ч|час|часа|часов|знак|слов|секунд|минут)(?![\p{L}\d]))/gu;
const unbroken = '\u00a0';

/** Puts non-breaking spaces after short words, before dashes and before units, so that texts need none. */
export const bindWords = (text: string): string =>
  text
    .replaceAll(short, (word) => `${word.slice(0, -1)}${unbroken}`)
    .replaceAll(beforeDash, unbroken)
    .replaceAll(beforeUnit, unbroken);
