import type { BlockKind } from '../../model/deck.ts';
import type { BlockEditorProps } from './block-editor-props.ts';
import { ChartEditor } from './ChartEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { TableEditor } from './TableEditor.tsx';
import { TimelineEditor } from './TimelineEditor.tsx';

const editors = { table: TableEditor, chart: ChartEditor, timeline: TimelineEditor, picture: PictureEditor };

/** The editor of a block that is not text. */
export function BlockEditor({ kind, ...props }: BlockEditorProps & { kind: Exclude<BlockKind, 'text'> }) {
  const Editor = editors[kind];
  return <Editor {...props} />;
}
