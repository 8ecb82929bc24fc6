import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf } from '#features/services/index.ts';
import { fitFiles } from './attachments.ts';
import { scoreTile } from './score-tile.ts';
import { readSettings } from './settings.ts';
import type { RankedService, Ranking, RouterRequest } from './types.ts';
import { understand } from './understand.ts';

/** The first service is sure from this many points, if it has this many times the points of the second. */
const surePoints = 40;
const sureRatio = 1.4;
/** Points of the text service that an open request goes to. */
const fallbackPoints = 12;

const isSure = ([best, second]: readonly RankedService[]): boolean =>
  best !== undefined && best.points >= surePoints && best.points >= sureRatio * (second?.points ?? 0);

/** The text service for a request that speaks for none: the one used last, else the first popular one. */
function fallbackOf(tiles: readonly Tile[], recent: readonly string[]): Tile | undefined {
  const chats = tiles.filter((tile) => tile.group === 'chat' && serviceOf(tile).kind === 'text');
  const last = recent.map((value) => chats.find((tile) => tile.value === value)).find(Boolean);
  return last ?? chats.find(({ isPopular }) => isPopular) ?? chats[0];
}

/**
 * Ranks the services for a typed request (HOME-06, HOME-09; spec §2.2). It is pure and reads only the beginning and the
 * end of the text, so that it takes a few milliseconds for any text.
 *
 * @param tiles the services of this person
 */
export function rankServices(request: RouterRequest, tiles: readonly Tile[]): Ranking {
  const usable = tiles.filter(({ disabled }) => !disabled);
  const { tiles: fitting, refused } = fitFiles(request.files, usable);
  const offered = fitting.filter((tile) => !(request.onlyInternal && serviceOf(tile).external));
  const understood = understand(request);
  const fallback = understood.isOpen ? fallbackOf(offered, request.recent) : undefined;
  const services = offered.map((tile): RankedService => {
    const { points, reason } = scoreTile(tile, understood, request.recent);
    const settings = readSettings(tile.value, understood.whole);
    if (tile !== fallback) return { tile, points, reason, settings };
    const why = request.recent.includes(tile.value) ? 'last' : 'popular';
    return { tile, points: points + fallbackPoints, reason: { fallback: why, ...reason }, settings };
  });
  services.sort((one, other) => other.points - one.points);
  return { services, isSure: isSure(services), refused };
}
