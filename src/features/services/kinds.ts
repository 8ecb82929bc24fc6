import type { TileGroup } from '#api/generated/model/tileGroup.ts';
import type { TypeInput } from '#api/generated/model/typeInput.ts';

/** What services of one kind have in common; the factories below fill it in. */
export type ServiceKind = 'text' | 'file' | 'image' | 'audio' | 'speech' | 'link';

/** What an answer is; a result view is chosen by it, never by the service's name. */
export type ResultKind =
  | 'markdown'
  | 'images'
  | 'transcript'
  | 'audio'
  | 'media'
  | 'translation'
  | 'file'
  | 'text'
  | 'table';

export interface ChatService {
  title: string;
  kind: ServiceKind;
  group: TileGroup;
  /** True when requests leave the company's network. */
  external: boolean;
  typeInput: TypeInput;
  /** Allowed endings of file names, lower case with the dot; empty: takes no files. */
  accept: readonly string[];
  /** How many files one request takes; `null`: as many as the person likes. */
  maxFiles: number | null;
  result: ResultKind;
  /** True when the portal has the screens for it; the others open an honest «скоро». */
  ready: boolean;
}

export const images = ['.png', '.jpg', '.jpeg', '.bmp', '.gif', '.tif', '.tiff'] as const;
const recordings = ['.mp3', '.wav', '.aac', '.ogg', '.wma'] as const;
export const documents = ['.pdf', '.txt', '.doc', '.docx'] as const;

export type OwnFacts = Pick<ChatService, 'title'> & Partial<ChatService>;

/** A conversation in text; with `accept` files may go along. */
export const text = (own: OwnFacts): ChatService => ({
  kind: 'text',
  group: 'chat',
  external: true,
  typeInput: own.accept ? 'text-file' : 'text',
  accept: [],
  maxFiles: own.accept ? null : 0,
  result: 'markdown',
  ready: true,
  ...own,
});

/** Documents in, a document or what it says out. */
export const file = (own: OwnFacts): ChatService => ({
  kind: 'file',
  group: 'services',
  external: false,
  typeInput: 'file',
  accept: documents,
  maxFiles: 1,
  result: 'markdown',
  ready: false,
  ...own,
});

/** A description in, pictures out. */
export const image = (own: OwnFacts): ChatService => ({
  kind: 'image',
  group: 'images',
  external: true,
  typeInput: 'text',
  accept: [],
  maxFiles: 0,
  result: 'images',
  ready: false,
  ...own,
});

/** A recording in, its text out. */
export const audio = (own: OwnFacts): ChatService => ({
  kind: 'audio',
  group: 'media',
  external: false,
  typeInput: 'audio',
  accept: recordings,
  maxFiles: 1,
  result: 'transcript',
  ready: false,
  ...own,
});

/** A text in, a voice out. */
export const speech = (own: OwnFacts): ChatService => ({
  kind: 'speech',
  group: 'media',
  external: true,
  typeInput: 'text',
  accept: [],
  maxFiles: 0,
  result: 'audio',
  ready: false,
  ...own,
});

/** An address in, what stands behind it out. */
export const link = (own: OwnFacts): ChatService => ({
  kind: 'link',
  group: 'services',
  external: true,
  typeInput: 'url',
  accept: [],
  maxFiles: 0,
  result: 'markdown',
  ready: false,
  ...own,
});

/** A text and its translation are no conversation: the screens for it come with their result view. */
export const translation = (own: OwnFacts): ChatService =>
  text({ group: 'services', result: 'translation', ready: false, ...own });
