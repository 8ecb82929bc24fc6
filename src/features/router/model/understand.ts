import { spellings } from '#lib/search.ts';
import { type FoundAsk, findAsks } from './asks/find-asks.ts';
import type { Given } from './asks/rule.ts';
import { kindOfFile } from './attachments.ts';
import { findNamed, findNamedAlone } from './named.ts';
import { staysWords, videoHosts } from './points.ts';
import { maxStart, type Reading, readRequest } from './reading.ts';
import { withNames, withoutSlips } from './slips.ts';
import { stemsOfText } from './tile-words.ts';
import type { Reason, RouterRequest } from './types.ts';

/** What the router has understood of a request. */
export interface Understood {
  given: Given;
  /** What is asked, the most important first. */
  asks: readonly FoundAsk[];
  /** Points of the services that are named. */
  named: ReadonlyMap<string, number>;
  /** The text that is read, as `plainWords`. */
  whole: string;
  /** Stems of the words of what is asked, for the titles and tags of tiles. */
  stems: readonly string[];
  /** An address leads to a video site. */
  isVideo: boolean;
  stays: Reason['stays'];
  /** Nothing given and nothing clearly asked: any text service would do. */
  isOpen: boolean;
}

/** Asks of the first part that has one that is not weak; else the weak ones. */
function asksOf({ parts }: Reading, given: Given): FoundAsk[] {
  const all = parts.map((part) => findAsks(part, given));
  return all.find((asks) => asks.some(({ isWeak }) => !isWeak)) ?? all.find((asks) => asks.length > 0) ?? [];
}

/** A text as one may have meant it, with what it asks for. */
interface Reads {
  reading: Reading;
  asks: readonly FoundAsk[];
  named: ReadonlyMap<string, number>;
}

const isClear = ({ asks, named }: Reads): boolean => named.size > 0 || asks.some(({ isWeak }) => !isWeak);

/** As typed, in the other keyboard layout, without typing mistakes: the first that says something, else as typed. */
function bestReading(text: string, given: Given): Reads {
  const read = (reading: Reading): Reads => ({
    reading,
    asks: asksOf(reading, given),
    named: findNamed(withNames(reading.parts[0] ?? '')),
  });
  const typed = read(readRequest(text));
  if (isClear(typed)) return typed;
  const start = text.slice(0, maxStart);
  // Both alphabets in one text: it was typed as it was meant.
  const isMixed = /[а-яё]/i.test(start) && /[a-z]/i.test(start);
  const others = isMixed ? [] : spellings(start).slice(1).map(readRequest);
  const corrected = { ...typed.reading, parts: typed.reading.parts.map(withoutSlips) };
  return [...others, corrected].map(read).find(isClear) ?? typed;
}

/** What is meant when the words do not say it: any text service may answer. */
const openAsk = ({ kinds, hasFiles, hasAddress }: Given, text: string): FoundAsk[] => {
  if (text.trim() === '') return [];
  if (kinds.has('document')) return [{ ask: 'find', at: 0, isWeak: true }];
  if (kinds.has('picture')) return [{ ask: 'look', at: 0, isWeak: true }];
  return hasFiles || hasAddress ? [] : [{ ask: 'write', at: 0, isWeak: true }];
};

/** Finds out what a request asks for and what is given with it. */
export function understand({ text, files, isPersonal }: RouterRequest): Understood {
  const kinds = new Set(files.map(({ name }) => kindOfFile(name)));
  const hasAddress = readRequest(text).addresses.length > 0;
  const given: Given = { kinds, hasAddress, hasFiles: files.length > 0 };
  const best = bestReading(text, given);
  const { reading, named } = best;
  const asks = best.asks.length > 0 ? best.asks : openAsk(given, text);
  const isOpen = !isClear(best) && !given.hasFiles && !hasAddress;
  return {
    given,
    asks,
    named: isOpen ? findNamedAlone(text) : named,
    whole: reading.whole,
    stems: stemsOfText(reading.parts[0] ?? ''),
    isVideo: reading.addresses.some((one) => videoHosts.test(one)),
    stays: isPersonal ? 'personal' : staysWords.test(reading.whole) ? 'said' : undefined,
    isOpen,
  };
}
