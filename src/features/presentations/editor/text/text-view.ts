import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { Fragment, Slice } from 'prosemirror-model';
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isSame } from '#forms/changed.ts';
import type { SlotName, TextBlock } from '../../model/deck.ts';
import { blockProblem } from '../../model/limits.ts';
import { pastedLine, pastedParagraphs } from '../../model/paste.ts';
import { htmlBlocks, paragraphsOf } from '../../paste/html-blocks.ts';
import { blockOf, docOf, nodeOf, schema, types } from './schema.ts';
import {
  hasMark,
  indent,
  isInList,
  isList,
  leaveList,
  linkRange,
  moveParagraphs,
  setLink,
  splitParagraph,
  toggleBold,
  toggleItalic,
  toggleList,
} from './text-commands.ts';
import { type ActiveText, activeText, type TextAction } from './text-state.ts';

interface TextViewOptions {
  name: SlotName;
  /** The accessible name. */
  label: string;
  block: TextBlock | undefined;
  /** True for places that hold more than one line. */
  hasLists: boolean;
  /** The element that describes it. */
  describedBy: string;
  onChange: (block: TextBlock | null) => void;
  /** Called when an input is refused because the text would exceed the limit of the slot. */
  onRefused: (problem: string) => void;
  onLeave: () => void;
  /** Keys of the page around the text, before its own; true when it took them. */
  onKey?: ((event: KeyboardEvent, at: TextEdges) => boolean) | undefined;
  /** Asks for the address of a link; undefined when nothing changes. */
  askLink: (href: string) => Promise<string | undefined>;
}

/** Where the cursor is in the text. */
export interface TextEdges {
  /** Whether no line of the text is above (-1) or below (1) the cursor. */
  readonly isAtEdge: (by: 1 | -1) => boolean;
  readonly isEmpty: boolean;
}

/** What plain text becomes in a place: paragraphs, or one line. */
function sliceOf(text: string, hasLists: boolean, state: EditorState): Slice {
  const { list } = state.selection.$from.parent.attrs;
  const own = list === 'bullet' || list === 'number' ? list : 'none';
  const isOneLine = !hasLists || !/[\r\n]/.test(text.trim());
  if (isOneLine && !/^\s*(?:[•●▪◦·–—-]|\d{1,3}[.)])\s/.test(text)) {
    const line = hasLists ? text.replaceAll(/[\r\n\t]+/g, ' ') : pastedLine(text);
    return line === '' ? Slice.empty : new Slice(Fragment.from(schema.text(line)), 0, 0);
  }
  if (!hasLists) return new Slice(Fragment.from(schema.text(pastedLine(text) || ' ')), 0, 0);
  return new Slice(Fragment.from(pastedParagraphs(text, own).map(nodeOf)), 0, 0);
}

/** The commands by key; letters by their place on the keyboard, because «и» is where B is. */
function commandOf(event: KeyboardEvent, hasLists: boolean): Command | undefined {
  const isMod = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isMod && !event.shiftKey && event.code === 'KeyB') return toggleBold;
  if (isMod && !event.shiftKey && event.code === 'KeyI') return toggleItalic;
  if (!hasLists && event.key === 'Enter') return () => true;
  if (event.key === 'Enter' && !isMod) return splitParagraph;
  const base = baseKeymap['Backspace'];
  if (event.key === 'Backspace' && !isMod && base) return chainCommands(leaveList, base);
  return undefined;
}

/** True for the keys of undo and redo, which the editor's page handles. */
const isUndoKey = ({ ctrlKey, metaKey, altKey, code }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && (code === 'KeyZ' || code === 'KeyY');

/** Text of a place while it is edited. Undo is that of the presentation, so ProseMirror has none. */
export class TextView {
  readonly #view: EditorView;
  readonly #options: TextViewOptions;
  #last: TextBlock | null;

  constructor(place: HTMLElement, options: TextViewOptions) {
    this.#options = options;
    this.#last = options.block ?? null;
    const doc = docOf(options.block);
    this.#view = new EditorView(place, {
      state: EditorState.create({ doc, selection: Selection.atEnd(doc) }),
      attributes: {
        role: 'textbox',
        'aria-label': options.label,
        'aria-multiline': String(options.hasLists),
        'aria-describedby': options.describedBy,
        spellcheck: 'true',
      },
      dispatchTransaction: (transaction) => {
        const state = this.#view.state.apply(transaction);
        if (transaction.docChanged && !this.#take(state)) return;
        this.#view.updateState(state);
        this.#tell();
      },
      handleDOMEvents: {
        // ProseMirror would mark these keys as handled, and the presentation's undo would not run.
        keydown: (_, event) => isUndoKey(event),
        paste: (view, event) => this.#put(view, event, event.clipboardData),
        drop: (view, event) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at)
            view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
          return this.#put(view, event, event.dataTransfer);
        },
        // Text dragged out of the editor would be dropped as HTML.
        dragstart: (_, event) => {
          event.preventDefault();
          return true;
        },
      },
      handleKeyDown: (view, event) => this.#key(view, event),
    });
    this.#view.focus();
    this.#tell();
  }

  /** Shows another text, such as after an undo. */
  show(block: TextBlock | undefined): void {
    if (isSame(block ?? null, this.#last)) return;
    this.#last = block ?? null;
    const doc = docOf(block);
    // Puts the cursor behind the text that undo or redo has changed.
    const { selection, doc: before } = this.#view.state;
    const at = Math.min(doc.content.findDiffEnd(before.content)?.a ?? selection.from, doc.content.size);
    this.#view.updateState(EditorState.create({ doc, selection: Selection.near(doc.resolve(at)) }));
    this.#tell();
  }

  end(): void {
    activeText.set(null);
    this.#view.destroy();
  }

  /** Writes the text into the presentation; false when it is too long for the place. */
  #take(state: EditorState): boolean {
    const block = blockOf(state.doc);
    const before = this.#last && blockProblem(this.#options.name, this.#last);
    const problem = block ? blockProblem(this.#options.name, block) : undefined;
    // A text that was too long already may be shortened.
    const isLonger = state.doc.content.size > this.#view.state.doc.content.size;
    if (problem && (!before || isLonger)) {
      this.#options.onRefused(problem);
      return false;
    }
    this.#last = block;
    this.#options.onChange(block);
    return true;
  }

  #put(view: EditorView, event: Event, data: DataTransfer | null): boolean {
    event.preventDefault();
    const { hasLists } = this.#options;
    const text = data?.getData('text/plain') ?? '';
    const blocks = hasLists ? htmlBlocks(data?.getData('text/html') ?? '') : [];
    // One block alone is put into the paragraph with the cursor.
    const isDocument = blocks.length > 1;
    if (text !== '' || isDocument) {
      const slice = isDocument
        ? new Slice(Fragment.from(paragraphsOf(blocks).map(nodeOf)), 0, 0)
        : sliceOf(text, hasLists, view.state);
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    }
    return true;
  }

  #key(view: EditorView, event: KeyboardEvent): boolean {
    const { hasLists, onLeave } = this.#options;
    if (event.isComposing) return false;
    if (this.#options.onKey?.(event, this.#edges)) return true;
    if (event.key === 'Escape') {
      onLeave();
      return true;
    }
    const isMod = event.ctrlKey || event.metaKey;
    if (event.altKey && !isMod && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      return moveParagraphs(event.key === 'ArrowUp' ? -1 : 1)(view.state, view.dispatch);
    if (isMod && event.code === 'KeyK') {
      void this.#run('link');
      return true;
    }
    if (event.key === 'Tab' && hasLists && isInList(view.state)) {
      indent(event.shiftKey ? -1 : 1)(view.state, view.dispatch);
      return true;
    }
    const command = commandOf(event, hasLists) ?? baseKeymap[event.key];
    return command?.(view.state, view.dispatch, view) ?? false;
  }

  get #edges(): TextEdges {
    const { state } = this.#view;
    const { $head, empty } = state.selection;
    return {
      isAtEdge: (by) =>
        empty &&
        $head.index(0) === (by < 0 ? 0 : state.doc.childCount - 1) &&
        this.#view.endOfTextblock(by < 0 ? 'up' : 'down'),
      isEmpty: state.doc.textContent === '',
    };
  }

  async #run(action: TextAction): Promise<void> {
    const view = this.#view;
    if (action === 'link') {
      const { href } = linkRange(view.state);
      const next = await this.#options.askLink(href);
      if (view.isDestroyed) return;
      if (next !== undefined) view.dispatch(setLink(view.state, next));
      view.focus();
      return;
    }
    const commands: Record<Exclude<TextAction, 'link'>, Command> = {
      bold: toggleBold,
      italic: toggleItalic,
      bullet: toggleList('bullet'),
      number: toggleList('number'),
    };
    commands[action](view.state, view.dispatch);
    view.focus();
  }

  /** Tells the toolbar which looks the selection has. */
  #tell(): void {
    const { state } = this.#view;
    const on = new Set<TextAction>();
    if (hasMark(state, types.bold)) on.add('bold');
    if (hasMark(state, types.italic)) on.add('italic');
    if (linkRange(state).href) on.add('link');
    if (isList(state, 'bullet')) on.add('bullet');
    if (isList(state, 'number')) on.add('number');
    const active: ActiveText = {
      on,
      hasLists: this.#options.hasLists,
      run: (action) => void this.#run(action),
    };
    activeText.set(active);
  }
}
