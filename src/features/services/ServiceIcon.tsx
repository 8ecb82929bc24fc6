import {
  AudioLines,
  BookA,
  Ear,
  FileSearch,
  FileText,
  Image,
  Images,
  Languages,
  Link2,
  ListMusic,
  type LucideIcon,
  MessageSquare,
  ScanText,
  Sheet,
  Speech,
  Video,
  Volume2,
} from 'lucide-react';
import type { Tile } from '#api/generated/model/tile.ts';
import { Icon, type IconProps, iconSquareClass } from '#ui/index.ts';
import type { ServiceKind } from './kinds.ts';
import { plain, tones } from './ServiceIcon.css.ts';
import { isService, serviceOf, type TileValue } from './services.ts';

type Mark = readonly [picture: LucideIcon | string, tone: keyof typeof tones];

/**
 * The mark of each service, so that they can be told apart: a picture of what a tool works with, letters for a model
 * that does much. The letters are ours: logos of others are not copied.
 */
export const marks: Record<TileValue, Mark> = {
  chatGpt: ['Ch', 'green'],
  chatGptMulti: [Images, 'green'],
  yaChat: ['Я', 'pink'],
  gigaChat: ['Ги', 'teal'],
  gemini: ['Ge', 'blue'],
  claude: ['Cl', 'amber'],
  grok: ['Gr', 'grey'],
  deepSeek: ['Ds', 'violet'],
  perplexity: ['Px', 'teal'],
  llama: ['Ll', 'violet'],
  llama3_2: ['3.2', 'violet'],
  vasilisa: ['Ва', 'pink'],
  img: [Image, 'green'],
  sd: ['SD', 'violet'],
  yaArt: ['ЯА', 'pink'],
  flux: ['Fx', 'blue'],
  audio: [AudioLines, 'amber'],
  whisper: [Ear, 'green'],
  summaryAudio: [ListMusic, 'violet'],
  speech: [Speech, 'blue'],
  speechEleven: ['11', 'grey'],
  speechLocal: [Volume2, 'teal'],
  videoDownload: [Video, 'pink'],
  translate: [Languages, 'blue'],
  translateLocal: ['Aя', 'green'],
  translateFile: [BookA, 'amber'],
  annotator: [FileText, 'violet'],
  ocr: [ScanText, 'teal'],
  yaSummaryLink: [Link2, 'pink'],
  searchByFile: [FileSearch, 'blue'],
  searchByTable: [Sheet, 'green'],
};

/** Marks of services that are not in the catalogue. */
const byKind: Record<ServiceKind, LucideIcon> = {
  text: MessageSquare,
  file: FileText,
  image: Image,
  audio: AudioLines,
  speech: Speech,
  link: Link2,
};

const markOf = (tile: Pick<Tile, 'value'> | Tile): Mark =>
  isService(tile.value)
    ? marks[tile.value]
    : ['typeInput' in tile ? byKind[serviceOf(tile).kind] : MessageSquare, 'grey'];

/** Font size of 1, 2 and 3 letters in the 24 units of an icon. */
const letterSizes = [20, 15, 12];

/** Letters drawn like an icon. */
const Letters = ({ children }: { children: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="currentColor"
    fontWeight="600"
    fontSize={letterSizes[children.length - 1]}
  >
    <text x="12" y="12" dy="0.35em" textAnchor="middle">
      {children}
    </text>
  </svg>
);

interface ServiceIconProps {
  /** Of a service that is not in the catalogue the name alone gives the mark of a chat. */
  tile: Pick<Tile, 'value'> | Tile;
  /** `lg` is a tinted square of 40 px. @default md */
  size?: 'sm' | 'md' | 'lg';
  /** Draws the mark grey, for a service that is not available. @default false */
  isQuiet?: boolean;
}

/** The mark of a service. */
export function ServiceIcon({ tile, size = 'md', isQuiet = false }: ServiceIconProps) {
  const [Picture, tone] = markOf(tile);
  const isText = typeof Picture === 'string';
  const iconSize: IconProps['size'] = size !== 'lg' ? size : isText ? 'xl' : 'lg';
  return (
    <span className={`${size === 'lg' ? iconSquareClass : plain} ${tones[isQuiet ? 'grey' : tone]}`}>
      <Icon size={iconSize}>{isText ? <Letters>{Picture}</Letters> : <Picture />}</Icon>
    </span>
  );
}
