import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { chooseFiles } from '#lib/upload-rules.ts';

/** What is handed over to another service: a text, files that the gateway has, or both. */
export interface HandedOver {
  text: string;
  files: readonly { idFile: string; name: string; size: number }[];
}

/** A service that takes what is handed over. */
export interface Target {
  /** Name in the address. */
  name: string;
  tile: Tile;
  title: string;
  isExternal: boolean;
  /** The files that it takes. */
  files: HandedOver['files'];
}

/** Services of these inputs need a file, and take no text alone. */
const needsFile = new Set(['file', 'audio']);

/**
 * The services that take a text or files, internal ones first (CHAT-32).
 *
 * @param tiles the services that the user may use
 * @param from the service of the result, which is left out
 */
export function targetsOf(tiles: readonly Tile[], { text, files }: HandedOver, from: string): Target[] {
  const targets = tiles.flatMap((tile): Target[] => {
    const service = serviceOf(tile);
    // A link is all that such a service takes.
    if (tile.value === from || tile.disabled || service.typeInput === 'url') return [];
    const rule = uploadRuleOf(service);
    const taken =
      rule && files.length > 0 ? chooseFiles<HandedOver['files'][number]>([], files, rule).files : [];
    const hasEnough = taken.length > 0 || (text.trim() !== '' && !needsFile.has(service.typeInput));
    if (!hasEnough) return [];
    return [{ name: tile.value, tile, title: service.title, isExternal: service.external, files: taken }];
  });
  return targets.toSorted((a, b) => Number(a.isExternal) - Number(b.isExternal));
}
