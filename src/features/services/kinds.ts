import type { TileGroup } from '#api/generated/model/tileGroup.ts';
import type { TypeInput } from '#api/generated/model/typeInput.ts';

/** What services of one kind have in common; the factories below fill it in. */
export type ServiceKind = 'text' | 'file' | 'image' | 'audio' | 'speech' | 'link';

/** A part of an answer that a service makes (services-in-chat.md §2, "view"). */
export type AnswerView =
  | 'markdown'
  | 'reasoning'
  | 'sources'
  | 'images'
  | 'transcript'
  | 'audio'
  | 'media'
  | 'translation'
  | 'file'
  | 'recognition'
  | 'table'
  | 'chart';

export interface ChatService {
  title: string;
  kind: ServiceKind;
  group: TileGroup;
  /** True when requests leave the company's network. */
  external: boolean;
  typeInput: TypeInput;
  /** Allowed endings of file names, lower case with the dot; empty: takes no files. */
  accept: readonly string[];
  /** How many files one request takes; `null`: the service sets no limit. */
  maxFiles: number | null;
  /** The parts of its answers. */
  views: readonly AnswerView[];
}

export const images = ['.png', '.jpg', '.jpeg', '.bmp', '.gif', '.tif', '.tiff'] as const;
const recordings = ['.mp3', '.wav', '.aac', '.ogg', '.wma'] as const;
export const documents = ['.pdf', '.txt', '.doc', '.docx'] as const;

export type OwnFacts = Pick<ChatService, 'title'> & Partial<ChatService>;

/** A conversation in text; with `accept`, requests may have files. */
export const text = (own: OwnFacts): ChatService => ({
  kind: 'text',
  group: 'chat',
  external: true,
  typeInput: own.accept ? 'text-file' : 'text',
  accept: [],
  maxFiles: own.accept ? null : 0,
  views: ['markdown'],
  ...own,
});

/** Takes documents, returns a document or a text about them. */
export const file = (own: OwnFacts): ChatService => ({
  kind: 'file',
  group: 'services',
  external: false,
  typeInput: 'file',
  accept: documents,
  maxFiles: 1,
  views: ['markdown'],
  ...own,
});

/** Takes a description, returns pictures. */
export const image = (own: OwnFacts): ChatService => ({
  kind: 'image',
  group: 'images',
  external: true,
  typeInput: 'text',
  accept: [],
  maxFiles: 0,
  views: ['images'],
  ...own,
});

/** Takes a recording, returns its text. */
export const audio = (own: OwnFacts): ChatService => ({
  kind: 'audio',
  group: 'media',
  external: false,
  typeInput: 'audio',
  accept: recordings,
  maxFiles: 1,
  views: ['transcript'],
  ...own,
});

/** Takes a text, returns speech. */
export const speech = (own: OwnFacts): ChatService => ({
  kind: 'speech',
  group: 'media',
  external: true,
  typeInput: 'text',
  accept: [],
  maxFiles: 0,
  views: ['audio'],
  ...own,
});

/** Takes a link, returns the content behind it. */
export const link = (own: OwnFacts): ChatService => ({
  kind: 'link',
  group: 'services',
  external: true,
  typeInput: 'url',
  accept: [],
  maxFiles: 0,
  views: ['markdown'],
  ...own,
});

/** Takes a text, returns its translation. */
export const translation = (own: OwnFacts): ChatService =>
  text({ group: 'services', views: ['translation'], ...own });
