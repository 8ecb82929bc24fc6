import { baseKeymap } from 'prosemirror-commands';
import { Fragment, Slice } from 'prosemirror-model';
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isSame } from '#forms/changed.ts';
import type { Paragraph, SlotName, TextBlock } from '../../model/deck.ts';
import { blockProblem } from '../../model/limits.ts';
import type { SelectedText } from '../../model/rewritten.ts';
import { htmlBlocks, paragraphsOf } from '../../paste/html-blocks.ts';
import { blockOf, docOf, nodeOf, types } from './schema.ts';
import { opensSlash, slashText, withoutSlash } from './slash.ts';
import {
  hasMark,
  indent,
  isInList,
  isList,
  linkRange,
  linkText,
  moveParagraphs,
  setLink,
  toggleBold,
  toggleItalic,
  toggleList,
} from './text-commands.ts';
import { commandOf, isUndoKey, sliceOf } from './text-input.ts';
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
  /** Called when other paragraphs are selected; null without a selection. */
  onSelect?: ((selected: Pick<SelectedText, 'from' | 'paragraphs'> | null) => void) | undefined;
  /** Called when an input is refused because the text would exceed the limit of the slot. */
  onRefused: (problem: string) => void;
  onLeave: () => void;
  /** Keys of the page around the text, before its own; true when it took them. */
  onKey?: ((event: KeyboardEvent, at: TextEdges) => boolean) | undefined;
  /** Asks for the address of a link; undefined when nothing changes. */
  askLink: (href: string) => Promise<string | undefined>;
  /** Called when the text of the slash menu changes; null when the menu closes. Only in places with lists. */
  onSlash?: ((slash: Slash | null) => void) | undefined;
  /** Keys while the slash menu is open, before all others; true when it took them. */
  onSlashKey?: ((event: KeyboardEvent) => boolean) | undefined;
}

/** An open slash menu (PRES-87). */
export interface Slash {
  readonly query: string;
  /** The text without it. */
  readonly rest: TextBlock | null;
  /** Its line in the window, px. */
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The list that belongs to the text, and its chosen option. */
type ShownList = Readonly<Record<'aria-controls' | 'aria-activedescendant', string>>;

/** Where the cursor is in the text. */
export interface TextEdges {
  /** Whether no line of the text is above (-1) or below (1) the cursor. */
  readonly isAtEdge: (by: 1 | -1) => boolean;
  readonly isEmpty: boolean;
}

/** Text of a place while it is edited. Undo is that of the presentation, so ProseMirror has none. */
export class TextView {
  readonly #view: EditorView;
  readonly #options: TextViewOptions;
  #last: TextBlock | null;
  #isSlashOpen = false;
  #list: ShownList | null = null;

  constructor(place: HTMLElement, options: TextViewOptions) {
    this.#options = options;
    this.#last = options.block ?? null;
    const doc = docOf(options.block);
    this.#view = new EditorView(place, {
      state: EditorState.create({ doc, selection: Selection.atEnd(doc) }),
      attributes: () => ({
        role: 'textbox',
        'aria-label': options.label,
        'aria-multiline': String(options.hasLists),
        'aria-describedby': options.describedBy,
        spellcheck: 'true',
        ...(options.hasLists && { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list' }),
        ...this.#list,
      }),
      dispatchTransaction: (transaction) => {
        const before = this.#view.state;
        const state = before.apply(transaction);
        if (transaction.docChanged && !this.#take(state)) return;
        this.#view.updateState(state);
        this.#tell();
        this.#followSlash(transaction.docChanged && opensSlash(before, state));
      },
      handleDOMEvents: {
        blur: () => this.closeSlash(),
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
    this.#followSlash(false);
  }

  /** Closes the slash menu; what was typed stays. */
  closeSlash(): void {
    if (!this.#isSlashOpen) return;
    this.#isSlashOpen = false;
    this.#options.onSlash?.(null);
  }

  /** Removes the text of the slash menu. @param list that its paragraph becomes an item of */
  takeSlash(list?: Paragraph['list']): void {
    this.#view.dispatch(withoutSlash(this.#view.state, list));
  }

  /** Asks for a link and puts it in the place of the text of the slash menu. */
  async linkSlash(): Promise<void> {
    const view = this.#view;
    const href = await this.#options.askLink('');
    if (view.isDestroyed) return;
    const transaction = withoutSlash(view.state);
    if (href) transaction.insert(transaction.selection.from, linkText(href));
    view.dispatch(transaction);
    view.focus();
  }

  /** Tells assistive technology which list belongs to the text; null without one. */
  showList(list: ShownList | null): void {
    this.#list = list;
    if (!this.#view.isDestroyed) this.#view.setProps({});
  }

  #followSlash(opens: boolean): void {
    if (!(this.#options.hasLists && (opens || this.#isSlashOpen))) return;
    const { state } = this.#view;
    const found = slashText(state);
    const element = found && this.#view.nodeDOM(found.paragraph);
    if (!found || !(element instanceof HTMLElement)) {
      this.closeSlash();
      return;
    }
    this.#isSlashOpen = true;
    const { left, top, bottom } = element.getBoundingClientRect();
    const indent = Number.parseFloat(getComputedStyle(element).paddingInlineStart) || 0;
    const rest = blockOf(withoutSlash(state).doc);
    this.#options.onSlash?.({ query: found.query, rest, left: left + indent, top, bottom });
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
    if (this.#isSlashOpen && this.#options.onSlashKey?.(event)) return true;
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
    const { empty, $from, $to } = state.selection;
    const [from, to] = [$from.index(0), $to.index(0)];
    const paragraphs = empty ? [] : (blockOf(state.doc)?.paragraphs.slice(from, to + 1) ?? []);
    this.#options.onSelect?.(paragraphs.length > 0 ? { from, paragraphs } : null);
  }
}
