import type { Tile } from '#api/generated/model/tile.ts';
import { type ChatService, isService, serviceOf } from '#features/services/index.ts';
import type { FoundAsk } from './asks/find-asks.ts';
import { mentions, nuances, type Points, pointsForAsk, pointsForFile } from './points.ts';
import { forWords } from './tile-words.ts';
import type { Ask, FileKind, Reason } from './types.ts';
import type { Understood } from './understand.ts';

/** What is asked first counts in full, what follows less. */
const laterShare = 0.45;
/** What is not clearly asked counts less than a word in the title of a tile and its tags. */
const weakShare = 0.6;
/** Points for an address, and for one in a request that asks for a text of one's own («напиши письмо со ссылкой …»). */
const addressPoints = 50;
const otherAddressPoints = 15;
const ownTexts: readonly (Ask | undefined)[] = [
  'write',
  'edit',
  'code',
  'company',
  'speak',
  'draw',
  'calculate',
];

const pointsIn = (points: Points, value: string): number =>
  Object.hasOwn(points, value) ? (points[value as keyof Points] ?? 0) : 0;

/** Points of a tile for one thing that is asked. */
export const pointsFor = ({ ask }: FoundAsk, { given }: Understood, { value }: Tile): number =>
  pointsIn(pointsForAsk[ask](given), value);

/** The best of several, with what it is for. */
interface Best<T> {
  of: T | undefined;
  points: number;
}
function bestOf<T>(all: Iterable<T>, pointsOf: (one: T, index: number) => number): Best<T> {
  let best: Best<T> = { of: undefined, points: 0 };
  let index = 0;
  for (const one of all) {
    const points = pointsOf(one, index);
    if (points > best.points) best = { of: one, points };
    index += 1;
  }
  return best;
}

function forAddress(value: string, { kind }: ChatService, { given, asks, isVideo }: Understood): number {
  if (kind !== 'link' || !given.hasAddress) return 0;
  const main = asks[0];
  const isDownload = isVideo || main?.ask === 'download';
  if ((value === 'videoDownload') !== isDownload) return 5;
  return main && !main.isWeak && ownTexts.includes(main.ask) ? otherAddressPoints : addressPoints;
}

type Needed = keyof typeof mentions;
const neededBy: Partial<Record<string, Needed>> = {
  ocr: 'picture',
  searchByTable: 'table',
  file: 'document',
  audio: 'sound',
  link: 'address',
};

/** True when a service cannot start without a file or an address that is neither given nor spoken of. */
function isMissing(value: string, { kind }: ChatService, { given, whole }: Understood): boolean {
  if (!['file', 'audio', 'link'].includes(kind)) return false;
  if (kind === 'link' ? given.hasAddress : given.hasFiles) return false;
  const needed = neededBy[value] ?? neededBy[kind];
  return !(needed && mentions[needed].test(whole));
}

/** Points of a tile for a request, with the reason (spec §2.2). */
export function scoreTile(
  tile: Tile,
  understood: Understood,
  recent: readonly string[],
): { points: number; reason: Reason } {
  const { value } = tile;
  const { given, asks, named, whole, isVideo, stays } = understood;
  const service = serviceOf(tile);
  const file = bestOf<FileKind>(given.kinds, (kind) => pointsIn(pointsForFile[kind], value));
  const asked = bestOf(
    asks,
    (one, index) =>
      pointsFor(one, understood, tile) * (index === 0 ? 1 : laterShare) * (one.isWeak ? weakShare : 1),
  );
  const nuance = nuances
    .filter((one) => asks.some(({ ask }) => one.asks.includes(ask)) && one.pattern.test(whole))
    .reduce((sum, { points }) => sum + pointsIn(points, value), 0);
  const address = forAddress(value, service, understood);
  const name = named.get(value) ?? 0;
  const keeps = stays && !service.external ? stays : undefined;
  const isOwn = isService(value);
  // The rules know the services of the catalogue better than a common word does.
  const words = forWords(tile, understood.stems) * (isOwn ? 0.3 : 1);
  const habit = (tile.fromFavorite ? 4 : 0) + (recent.includes(value) ? 3 : 0) + (tile.isPopular ? 2 : 0);
  const points =
    name +
    file.points +
    asked.points +
    nuance +
    address +
    words +
    habit * 0.5 +
    (keeps ? 30 : 0) -
    (isMissing(value, service, understood) ? 30 : 0);
  const reason: Reason = {
    ...(name > 0 && { isNamed: true }),
    ...(file.of && { given: file.of }),
    ...(address > 5 && { given: isVideo ? 'video' : 'address' }),
    ...(asked.of && !asked.of.isWeak && { ask: asked.of.ask }),
    ...(keeps && { stays: keeps }),
    ...(!isOwn && words > 0 && { fallback: 'words' }),
  };
  return { points, reason };
}
