import {
  AudioLines,
  FileSearch,
  FileText,
  Image,
  Images,
  Languages,
  Link2,
  type LucideIcon,
  MessageSquare,
  ScanText,
  Sheet,
  Speech,
  Video,
} from 'lucide-react';
import type { Tile } from '#api/generated/model/tile.ts';
import { Icon } from '#ui/index.ts';
import type { ResultKind, ServiceKind } from './kinds.ts';
import { serviceOf } from './services.ts';

const byKind: Record<ServiceKind, LucideIcon> = {
  text: MessageSquare,
  file: FileText,
  image: Image,
  audio: AudioLines,
  speech: Speech,
  link: Link2,
};

/** Icons for services whose result is more specific than their kind. */
const byResult: Partial<Record<ResultKind, LucideIcon>> = {
  translation: Languages,
  text: ScanText,
  table: Sheet,
  media: Video,
};

function pictureOf(tile: Tile): LucideIcon {
  const { kind, result, typeInput } = serviceOf(tile);
  if (typeInput === 'GptMulti') return Images;
  const picture = byResult[result];
  if (picture) return picture;
  return typeInput === 'searchByFile' ? FileSearch : byKind[kind];
}

/** The icon of a service, chosen by what the service works with. */
export function ServiceIcon({ tile, size }: { tile: Tile; size?: 'sm' | 'md' }) {
  const Picture = pictureOf(tile);
  return (
    <Icon size={size}>
      <Picture />
    </Icon>
  );
}
