import type { ServicePick } from '#api/generated/model/servicePick.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf } from '#features/services/index.ts';
import { reasonText } from './model/reasons.ts';
import type { RankedService, Ranking, RouterSettings } from './model/types.ts';

/** A service that is offered for a request. */
export interface Candidate {
  /** Name in the address. */
  name: string;
  title: string;
  tile: Tile;
  isExternal: boolean;
  /** Why it fits, in one line; may be empty. */
  reason: string;
  settings: RouterSettings;
}

const candidateOf = ({ tile, reason, settings }: RankedService): Candidate => {
  const { title, external } = serviceOf(tile);
  return { name: tile.value, title, tile, isExternal: external, reason: reasonText(reason), settings };
};

/** Settings of one value each: others are not handed over. */
const simple = (settings: ServicePick['settings'] = {}): RouterSettings =>
  Object.fromEntries(
    Object.entries(settings).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  );

/**
 * The services of the local ranking with what the gateway says of them. The first one stays first, because it is named while
 * a person types: the gateway only orders the others. Services that the ranking does not have, because they are unknown,
 * disabled or take no such files, are ignored.
 */
export function candidatesOf(ranking: Ranking, picks: readonly ServicePick[] = []): readonly Candidate[] {
  const local = ranking.services.map(candidateOf);
  const named = picks.flatMap(({ value, reason, settings }) => {
    const own = local.find(({ name }) => name === value);
    return own
      ? { ...own, reason: reason || own.reason, settings: { ...own.settings, ...simple(settings) } }
      : [];
  });
  const all = [...local.slice(0, 1), ...named, ...local];
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}

/**
 * The service that gets a request without a choice: the one whose suggestion was pressed, a sure one, or the one that was used
 * last when nothing speaks for another. Undefined when the person has to choose, or when a file is taken by no service.
 *
 * @param pressed name of the service whose suggestion was pressed
 */
export function serviceAtOnce(
  { services, isSure, refused }: Ranking,
  pressed?: string,
): Candidate | undefined {
  const [first] = services;
  if (!first || refused.length > 0) return undefined;
  if (pressed !== undefined) return services.map(candidateOf).find(({ name }) => name === pressed);
  return isSure || first.reason.fallback === 'last' ? candidateOf(first) : undefined;
}
