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

export interface Candidates {
  /** Best first. */
  all: readonly Candidate[];
  /** True: the first one is proposed. False: the person chooses. */
  isSure: boolean;
}

/** A pick of the gateway counts as sure from this confidence on. */
const SURE_CONFIDENCE = 0.6;

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
 * The services of the local ranking with what the gateway says of them. A sure local choice stays first: the gateway only
 * orders the others. Services that the ranking does not have, because they are unknown, disabled or take no such files, are
 * ignored.
 */
export function candidatesOf(ranking: Ranking, picks: readonly ServicePick[] = []): Candidates {
  const local = ranking.services.map(candidateOf);
  const named = picks.flatMap(({ value, reason, confidence, settings }) => {
    const own = local.find(({ name }) => name === value);
    if (!own) return [];
    const said = { ...own, reason: reason || own.reason, settings: { ...own.settings, ...simple(settings) } };
    return [{ candidate: said, isSure: confidence >= SURE_CONFIDENCE }];
  });
  const first = ranking.isSure ? local.slice(0, 1) : [];
  const all = [...first, ...named.map(({ candidate }) => candidate), ...local];
  return {
    all: all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index),
    isSure: ranking.isSure || named[0]?.isSure === true,
  };
}
