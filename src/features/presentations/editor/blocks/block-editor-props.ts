import type { Block, SlotName } from '../../model/deck.ts';

/** What each editor of a block gets. */
export interface BlockEditorProps {
  /** The place of the block. */
  name: SlotName;
  block: Block | undefined;
  /** @param key names what is typed in, so that it is one step of undo */
  onChange: (block: Block, key?: string) => void;
  /** Escape. */
  onLeave?: (() => void) | undefined;
}
