import { findByAlias, serviceWords } from '#features/service-names/index.ts';

const inPattern = (text: string): string => text.replaceAll(/[+#.]/g, '\\$&').replaceAll(' ', ' ?');
/** Case endings of names. */
const ending = '(?:ами|ями|ах|ях|ов|ом|ем|ой|ей|ою|ам|ям|у|а|е|ы|и|ю|я|ь|й)?';

const byName = new Map<string, string[]>();
for (const [value, { names }] of Object.entries(serviceWords)) {
  for (const name of names) byName.set(name, [...(byName.get(name) ?? []), value]);
}
const longestFirst = [...byName.keys()].sort((one, other) => other.length - one.length);
const anyName = new RegExp(` (${longestFirst.map(inPattern).join('|')})${ending}(?= )`, 'gu');
const keys = new Map(longestFirst.map((name) => [name.replaceAll(' ', ''), name]));

/** Names that are also people, animals or common words: only meant where the request turns to them. */
const ambiguous =
  /^(?:клод|клодк|лам|лама|василис|васелис|алис|грок|sonnet|opus|bard|бард|стейбл|sd|сд|giga|гига|гиг|translate|deepl|дипл|переводчик|eleven|excel|эксел|эксель|ексель|екселька|ocr|gpt|гпт|жпт)$/;
/** Names of a task or a program, not of somebody to turn to. */
const never = /^(?:excel|эксел|эксель|ексель|екселька|ocr|translate|переводчик|sd|сд)$/;

/** Words before a name by which the request turns to it. */
const turnsTo =
  /(?: (?:в|во|у|через|спроси|спросить|попроси|попросить|открой|открыть|запусти|хочу|нужен|нужна|пусть|используй|используя|помощью|включи|на|давай|зайти|перейти|покажи|где|дай|мне|чат|привет|эй|задай|задать))$/u;
/** «Нейросеть Яндекса», «чат сбера»: the owner stands for the service. */
const owned =
  / (?:нейросет|нейронк|чат|ии|бот|модел|ассистент|помощник|спроси у|спросить у)\p{L}* (?:от )?(яндекс|сбер|гугл|google)/u;
const byOwner: Readonly<Record<string, string>> = {
  яндекс: 'yaChat',
  сбер: 'gigaChat',
  гугл: 'gemini',
  google: 'gemini',
};
/** Words before a name by which the request is about it. */
const isAbout = /(?: (?:о|об|обо|про|такое|такой|такая|такие|чем|сравни|сравнить|между|или|и|vs|от|для))$/u;

/**
 * Finds the services that a request turns to by name: «в гигачате», «дипсик, реши», «спроси у клода».
 *
 * @param text as `plainWords`
 * @returns names of services with points, 100 for a clear one
 */
export function findNamed(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const owner = byOwner[owned.exec(text)?.[1] ?? ''];
  if (owner) found.set(owner, 100);
  for (const hit of text.matchAll(anyName)) {
    const name = keys.get((hit[1] ?? '').replaceAll(' ', '')) ?? '';
    if (never.test(name) || (found.size > 0 && ambiguous.test(name))) continue;
    const before = text.slice(0, hit.index);
    const isFirst = before.trim() === '';
    const isLast = text.slice(hit.index + hit[0].length).trim() === '';
    const points =
      isFirst || turnsTo.test(before)
        ? 100
        : isAbout.test(before)
          ? 0
          : ambiguous.test(name)
            ? 0
            : isLast
              ? 100
              : 60;
    if (points === 0) continue;
    for (const value of byName.get(name) ?? []) found.set(value, Math.max(found.get(value) ?? 0, points));
  }
  return found;
}

/** A request of one to three words that is just another name of a service, with typing mistakes or in the other layout. */
export const findNamedAlone = findByAlias;
