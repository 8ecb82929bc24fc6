import type { Tile } from '#api/generated/model/tile.ts';
import { isService, serviceOf } from '#features/services/index.ts';
import { fitFiles } from './attachments.ts';
import { pointsFor, scoreTile } from './score-tile.ts';
import { readSettings } from './settings.ts';
import type { RankedService, Ranking, RouterRequest } from './types.ts';
import { type Understood, understand } from './understand.ts';

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
    return { ...one, points, reason: { ...one.reason, fallback: last ? 'last' : 'popular' } };
  });
}

/** How many services are shown at once. */
const shown = 3;

/** Three services that do the same leave no choice: the best one for what is asked besides is the third. */
function withOtherAsk(services: RankedService[], understood: Understood): RankedService[] {
  const other = understood.asks.slice(1).find(({ isWeak }) => !isWeak);
  if (!other || services.length <= shown) return services;
  const pointsOf = ({ tile }: RankedService): number => pointsFor(other, understood, tile);
  const best = services.reduce((most, one) => (pointsOf(one) > pointsOf(most) ? one : most));
  if (services.indexOf(best) < shown || pointsOf(best) === 0) return services;
  const rest = services.filter((one) => one !== best);
  return rest.toSpliced(shown - 1, 0, best);
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
  return { services: withOtherAsk(services, understood), isSure: isSure(services), refused };
}
