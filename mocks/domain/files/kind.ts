import type { Schemas } from '#mocks/store/database.ts';

type FileKind = Schemas['FileKind'];

const endings: Readonly<Record<Exclude<FileKind, 'other'>, RegExp>> = {
  document: /\.(?:pdf|txt|md|docx?|srt|rtf|odt|pptx?)$/i,
  picture: /\.(?:png|jpe?g|bmp|gif|tiff?|webp|heic|svg)$/i,
  sound: /\.(?:mp3|wav|aac|ogg|wma|m4a|flac|opus|amr)$/i,
  table: /\.(?:xlsx?|csv|ods)$/i,
};

/** The kind of a file by the end of its name. */
export function fileKindOf(name: string): FileKind {
  const kinds = Object.keys(endings) as (keyof typeof endings)[];
  return kinds.find((kind) => endings[kind].test(name)) ?? 'other';
}
