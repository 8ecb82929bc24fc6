import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { chooseFiles, type FileLike } from '#lib/upload-rules.ts';

/** What another service is to get: a text, files, or both. */
export interface HandedOver<F extends FileLike> {
  text: string;
  files: readonly F[];
}

/** A service that takes what is handed over. */
export interface Target<F extends FileLike> {
  /** Name in the address. */
  name: string;
  tile: Tile;
  title: string;
  isExternal: boolean;
  /** The files that it takes. */
  files: readonly F[];
}

/** Services of these inputs need a file, and take no text alone. */
const needsFile = new Set(['file', 'audio']);

/**
 * The services that take a text or files, internal ones first (CHAT-32); all services when there is neither.
 *
 * @param tiles the services that the user may use
 * @param from the present service, which is left out
 */
export function targetsOf<F extends FileLike>(
  tiles: readonly Tile[],
  { text, files }: HandedOver<F>,
  from: string,
): Target<F>[] {
  const isEmpty = text.trim() === '' && files.length === 0;
  const targets = tiles.flatMap((tile): Target<F>[] => {
    const service = serviceOf(tile);
    if (tile.value === from || tile.disabled) return [];
    // A link is all that such a service takes.
    if (!isEmpty && service.typeInput === 'url') return [];
    const rule = uploadRuleOf(service);
    const taken = rule && files.length > 0 ? chooseFiles<F>([], files, rule).files : [];
    const hasEnough =
      isEmpty || taken.length > 0 || (text.trim() !== '' && !needsFile.has(service.typeInput));
    if (!hasEnough) return [];
    return [{ name: tile.value, tile, title: service.title, isExternal: service.external, files: taken }];
  });
  return targets.toSorted((a, b) => Number(a.isExternal) - Number(b.isExternal));
}

/** How many services are offered before the others. */
const NEAR = 5;
/** Least number of services that are offered. If fewer fit best, the next ones of the list are added. */
const LEAST_NEAR = 3;

/**
 * The services that fit best: those that take all the files, the person's favourites and those used last, popular ones.
 *
 * @param recent names of the services used last, newest first
 * @returns three to five of them, best first; among equals in the order of `targets`
 */
export function nearTargets<F extends FileLike>(
  targets: readonly Target<F>[],
  files: readonly F[],
  recent: readonly string[],
): Target<F>[] {
  const scoreOf = ({ name, tile, files: taken }: Target<F>): number =>
    (files.length > 0 && taken.length === files.length ? 8 : 0) +
    (tile.fromFavorite ? 5 : 0) +
    (recent.includes(name) ? 3 : 0) +
    (tile.isPopular ? 1 : 0);
  const scored = targets.map((target) => ({ target, score: scoreOf(target) }));
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const fitting = ranked.filter(({ score }) => score > 1);
  const shown = fitting.length < LEAST_NEAR ? ranked.slice(0, LEAST_NEAR) : fitting.slice(0, NEAR);
  return shown.map(({ target }) => target);
}
