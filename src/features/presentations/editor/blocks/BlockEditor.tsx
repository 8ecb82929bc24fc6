import type { Block, BlockKind } from '../../model/deck.ts';
import { PictureEditor } from '../picture/PictureEditor.tsx';
import { ChartEditor } from './ChartEditor.tsx';
import { TableEditor } from './TableEditor.tsx';
import { TimelineEditor } from './TimelineEditor.tsx';

export interface BlockEditorProps {
  block: Block | undefined;
  /** @param key names what is typed in, so that it is one step of undo */
  onChange: (block: Block, key?: string) => void;
  /** Escape. */
  onLeave?: (() => void) | undefined;
}

const editors = { table: TableEditor, chart: ChartEditor, timeline: TimelineEditor, picture: PictureEditor };

/** The editor of a block that is not text. */
export function BlockEditor({ kind, ...props }: BlockEditorProps & { kind: Exclude<BlockKind, 'text'> }) {
  const Editor = editors[kind];
  return <Editor {...props} />;
}
