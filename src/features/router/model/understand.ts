import { spellings, wordsOf } from '#lib/search.ts';
import { type FoundAsk, findAsks, type Given } from './asks.ts';
import { kindOfFile } from './attachments.ts';
import { findNamed, findNamedAlone } from './named.ts';
import { staysWords, videoHosts } from './points.ts';
import { maxStart, type Reading, readRequest } from './reading.ts';
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
  /** Words of what is asked, for the titles and tags of tiles. */
  words: readonly string[];
  /** An address leads to a video site. */
  isVideo: boolean;
  stays: Reason['stays'];
  /** Nothing given and nothing clearly asked: any text service would do. */
  isOpen: boolean;
}

/** Words of what is asked that are compared with tiles. */
const maxWords = 40;

/** Asks of the first part that has one that is not weak; else the weak ones. */
function asksOf({ parts }: Reading, given: Given): FoundAsk[] {
  const all = parts.map((part) => findAsks(part, given));
  return all.find((asks) => asks.some(({ isWeak }) => !isWeak)) ?? all.find((asks) => asks.length > 0) ?? [];
}

/** Reads the text as it is typed; when that says nothing, in the other keyboard layout. */
export function understand({ text, files, isPersonal }: RouterRequest): Understood {
  const kinds = new Set(files.map(({ name }) => kindOfFile(name)));
  const typed = readRequest(text);
  const given: Given = { kinds, hasAddress: typed.addresses.length > 0, hasFiles: files.length > 0 };
  const others = spellings(text.slice(0, maxStart)).slice(1).map(readRequest);
  const readings = [typed, ...others].map((reading) => ({
    reading,
    asks: asksOf(reading, given),
    named: findNamed(reading.parts[0] ?? ''),
  }));
  const clear = readings.find(({ asks, named }) => named.size > 0 || asks.some(({ isWeak }) => !isWeak));
  const { reading, asks, named } = clear ?? readings[0] ?? { reading: typed, asks: [], named: new Map() };
  const isOpen = !clear && !given.hasFiles && !given.hasAddress;
  return {
    given,
    asks,
    named: isOpen ? findNamedAlone(text) : named,
    whole: reading.whole,
    words: wordsOf(reading.parts[0] ?? '')
      .filter((word) => word.length > 3)
      .slice(0, maxWords),
    isVideo: reading.addresses.some((one) => videoHosts.test(one)),
    stays: isPersonal ? 'personal' : staysWords.test(reading.whole) ? 'said' : undefined,
    isOpen,
  };
}
