import type { Tile } from '#api/generated/model/tile.ts';

/** What a person has entered into «Что нужно сделать?». */
export interface RouterRequest {
  text: string;
  files: readonly { readonly name: string }[];
  /** True while the hint about personal data fires. */
  isPersonal: boolean;
  /** True: external services are not offered («Только внутренние»). */
  onlyInternal: boolean;
  /** Names of the services used last, newest first. */
  recent: readonly string[];
}

/** Kinds of attached files; `other` is taken by no service of the catalogue. */
export type FileKind = 'document' | 'picture' | 'sound' | 'table' | 'other';

/** What a request asks for. */
export type Ask =
  | 'translate'
  | 'speak'
  | 'transcribe'
  | 'minutes'
  | 'draw'
  | 'recognise'
  | 'look'
  | 'summarise'
  | 'find'
  | 'check'
  | 'table'
  | 'calculate'
  | 'web'
  | 'company'
  | 'code'
  | 'write'
  | 'edit'
  | 'download';

/** Why a service is offered; `reasonText` says it in Russian. */
export interface Reason {
  /** The person named the service. */
  isNamed?: true;
  /** What is attached or contained that the service takes. */
  given?: FileKind | 'address' | 'video';
  ask?: Ask;
  /** The text must stay in the company: it says so, or has personal data. */
  stays?: 'said' | 'personal';
  /** Nothing in the request speaks for a service. */
  fallback?: 'last' | 'popular' | 'words';
}

/** Settings of a service by their keys, read from the request. */
export type RouterSettings = Readonly<Record<string, string | number | boolean>>;

export interface RankedService {
  tile: Tile;
  points: number;
  reason: Reason;
  settings: RouterSettings;
}

export interface Ranking {
  /** The services that can take the request, the best first. */
  services: readonly RankedService[];
  /** True when the first one is clearly better than the second. */
  isSure: boolean;
  /** Endings of attached files that no service takes, with the dot, each once. */
  refused: readonly string[];
}
