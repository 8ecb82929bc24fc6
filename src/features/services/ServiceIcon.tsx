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
import type { AnswerView, ServiceKind } from './kinds.ts';
import { serviceOf } from './services.ts';

const byKind: Record<ServiceKind, LucideIcon> = {
  text: MessageSquare,
  file: FileText,
  image: Image,
  audio: AudioLines,
  speech: Speech,
  link: Link2,
};

/** Icons for services whose answers are more specific than their kind. */
const byView: Partial<Record<AnswerView, LucideIcon>> = {
  translation: Languages,
  recognition: ScanText,
  table: Sheet,
  media: Video,
};

function pictureOf(tile: Tile): LucideIcon {
  const { kind, views, typeInput } = serviceOf(tile);
  if (typeInput === 'GptMulti') return Images;
  const special = views.find((view) => view in byView);
  const picture = special && byView[special];
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
