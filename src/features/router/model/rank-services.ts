import type { Tile } from '#api/generated/model/tile.ts';
import { isService, serviceOf } from '#features/services/index.ts';
import { fitFiles } from './attachments.ts';
import { scoreTile } from './score-tile.ts';
import { readSettings } from './settings.ts';
import type { RankedService, Ranking, RouterRequest } from './types.ts';
import { understand } from './understand.ts';

/** The first service is sure from this many points, if it has this many times the points of the second. */
const surePoints = 40;
const sureRatio = 1.4;

const isSure = ([best, second]: readonly RankedService[]): boolean =>
  best !== undefined && best.points >= surePoints && best.points >= sureRatio * (second?.points ?? 0);

/**
 * Puts the text service used last, else the first popular one, before those that answer anything. A service that words of
 * the request speak for stays before it.
 */
function withFallback(scored: readonly RankedService[], recent: readonly string[]): RankedService[] {
  const chats = scored.filter(({ tile }) => tile.group === 'chat' && isService(tile.value));
  const last = recent.map((value) => chats.find(({ tile }) => tile.value === value)).find(Boolean);
  const chosen = last ?? chats.find(({ tile }) => tile.isPopular) ?? chats[0];
  const unnamed = chats.filter(({ reason }) => !reason.isNamed && !reason.stays);
  const most = Math.max(0, ...unnamed.map(({ points }) => points));
  return scored.map((one) => {
    if (one !== chosen) return one;
    const points = Math.max(one.points, most + 1);
    return { ...one, points, reason: { fallback: last ? 'last' : 'popular', ...one.reason } };
  });
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
  const scored = offered.map(
    (tile): RankedService => ({
      tile,
      ...scoreTile(tile, understood, request.recent),
      settings: readSettings(tile.value, understood.whole),
    }),
  );
  const services = understood.isOpen ? withFallback(scored, request.recent) : scored;
  services.sort((one, other) => other.points - one.points);
  return { services, isSure: isSure(services), refused };
}
