import type { Tile } from '#api/generated/model/tile.ts';
import { serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { isAcceptedName, isForeignPicture } from '#lib/upload-rules.ts';
import type { FileKind } from './types.ts';

const endings: Record<Exclude<FileKind, 'other'>, RegExp> = {
  document: /\.(?:pdf|txt|docx?|srt|rtf|odt|pptx?)$/i,
  picture: /\.(?:png|jpe?g|bmp|gif|tiff?|webp|heic)$/i,
  sound: /\.(?:mp3|wav|aac|ogg|wma|m4a|flac|opus|amr)$/i,
  table: /\.(?:xlsx?|csv|ods)$/i,
};

/** The kind of a file by the end of its name. */
export function kindOfFile(name: string): FileKind {
  for (const [kind, ending] of Object.entries(endings)) {
    if (ending.test(name)) return kind as FileKind;
  }
  return 'other';
}

type Named = { readonly name: string };

/** The files that a tile takes of these, in one request; none when it takes no files. */
function takenBy(tile: Tile, files: readonly Named[]): readonly Named[] {
  const rule = uploadRuleOf(serviceOf(tile));
  if (!rule) return [];
  const { accept = '' } = rule;
  return files.filter(({ name }) => isAcceptedName(name, accept) || isForeignPicture(name, accept));
}

const endingOf = (name: string): string => /\.[^.\s/\\]{1,16}$/.exec(name)?.[0].toLowerCase() ?? name;

/** What services can do with the attached files. */
export interface FileFit {
  /** The tiles that take the files, of all tiles if nobody takes any. */
  tiles: readonly Tile[];
  /** Endings of the files that nobody takes, with the dot, each once. */
  refused: readonly string[];
}

/**
 * Finds who takes the attached files. Files that nobody takes are reported and do not exclude anybody. When nobody takes
 * all the others, those are offered that take the most of them.
 */
export function fitFiles(files: readonly Named[], tiles: readonly Tile[]): FileFit {
  const taken = new Map(tiles.map((tile) => [tile, takenBy(tile, files)]));
  const all = new Set([...taken.values()].flat());
  const refused = [...new Set(files.filter((file) => !all.has(file)).map(({ name }) => endingOf(name)))];
  if (all.size === 0) return { tiles, refused };
  const countOf = (tile: Tile): number => {
    const count = taken.get(tile)?.length ?? 0;
    return count > (uploadRuleOf(serviceOf(tile))?.maxCount ?? 0) ? 0 : count;
  };
  const most = Math.max(...tiles.map(countOf));
  return { tiles: most === 0 ? tiles : tiles.filter((tile) => countOf(tile) === most), refused };
}
