import { flushSync } from 'react-dom';
import { createStore } from '#lib/store.ts';
import type { Message } from '../model/chat.ts';
import { type Anchor, anchorAt, articlesIn } from './anchor.ts';
import {
  likelyHeight,
  nextMounted,
  type Part,
  partsOf,
  type Range,
  resultAtEnd,
  rowsWithin,
  topOf,
} from './window-rules.ts';

/** Distance from the end that counts as being at the end, px. */
const END_TOLERANCE_PX = 64;
/** A scroll within this time after an input event is the user's, ms; longer than the inertia of a swipe. */
const INTENT_TIME_MS = 1500;
/** A scroll without an input event is the user's if no size has changed for this time, ms. */
const STEADY_TIME_MS = 500;
/** Input events that scroll: wheel, touch, keys, scroll bar. */
const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Older messages are loaded when the reader is nearer than this to the beginning, in heights of the log. */
const OLDER_WITHIN_SCREENS = 3;
/** Space between the log's edge and a message that was jumped to, px. */
const JUMP_MARGIN_PX = 12;

/** Messages at the end that the first render mounts at least. */
const LAST_ROWS = 4;

/** The mounted rows by the ids of the first and the last one, because indexes change when older messages arrive. */
interface View {
  /** Null before the first measurement: the last screenful. */
  first: string | null;
  /** Null for the end of the list. */
  last: string | null;
  /** Ids of rows outside of them that stay mounted. */
  pins: readonly string[];
}

interface Elements {
  /** The scrolling log. */
  box: HTMLElement;
  /** Everything in it. */
  content: HTMLElement;
  /** The list of messages in the content. */
  list: HTMLElement;
}

/**
 * Scrolling of a conversation's log. Only the messages near the screen are mounted; boxes of the remembered or estimated
 * heights take the place of the others. The log stays at its end while the content grows. When the reader has scrolled away,
 * what is read stays at its place while heights above it change. An answer with a result is shown from its beginning. A library
 * would not fit into the first load, and would not handle the end, late heights and pinned messages.
 */
export class MessageWindow {
  readonly view = createStore<View>({ first: null, last: null, pins: [] });
  /** Whether the reader has scrolled away from the end. */
  readonly isAway = createStore(false);
  /** Whether the last request for older messages failed. */
  readonly hasFailed = createStore(false);
  #messages: readonly Message[] = [];
  #parts: readonly Part[] = [];
  readonly #heights = new Map<string, number>();
  readonly #likely = new WeakMap<Message, number>();
  #elements: Elements | null = null;
  #anchor: Anchor | null = null;
  #isAtEnd = true;
  /** The answer with a result whose beginning the reader has left. */
  #left: string | undefined;
  /** Where `#follow` has scrolled to. */
  #placed = 0;
  #frame = 0;

  readonly #loadOlder: (options: { isQuiet: boolean }) => Promise<boolean>;

  /** @param loadOlder loads older messages; a quiet failure opens no dialog; false if it failed */
  constructor(loadOlder: (options: { isQuiet: boolean }) => Promise<boolean>) {
    this.#loadOlder = loadOlder;
  }

  /** The rows and gaps to render, for the view and the messages of a render. */
  partsFor(messages: readonly Message[], view: View): Part[] {
    const heights = this.#heightsOf(messages);
    const pins = view.pins.map((id) => messages.findIndex((message) => message.id === id));
    return partsOf(heights, this.#rangeOf(messages, view, heights), pins);
  }

  /** Starts to follow the elements. @returns stops it */
  attach(elements: Elements): () => void {
    const { box, content } = elements;
    this.#elements = elements;
    this.#isAtEnd = true;
    this.isAway.set(false);
    let actedAt = Number.NEGATIVE_INFINITY;
    let resizedAt = Number.NEGATIVE_INFINITY;
    let last = { top: box.scrollTop, height: box.scrollHeight };
    const onAct = (): void => {
      actedAt = performance.now();
    };
    const onScroll = (): void => {
      const distance = box.scrollHeight - box.clientHeight - box.scrollTop;
      // Changes of the layout scroll as well and must not end the following. A search in the page or the cursor of a
      // screen reader scrolls up without an input event; the height does not change then.
      const isSteady = box.scrollHeight === last.height && performance.now() - resizedAt > STEADY_TIME_MS;
      const isUp = box.scrollTop < last.top - 1;
      const isReader = isSteady || performance.now() - actedAt < INTENT_TIME_MS;
      last = { top: box.scrollTop, height: box.scrollHeight };
      const held = this.#held;
      const leaves = held !== undefined && isReader && box.scrollTop !== this.#placed;
      if (leaves) this.#left = held;
      if (distance <= END_TOLERANCE_PX) this.#isAtEnd = true;
      else if (leaves || (isUp && isReader)) this.#isAtEnd = false;
      else this.#follow();
      this.isAway.set(distance > END_TOLERANCE_PX && (!this.#isAtEnd || this.#held !== undefined));
      this.#remember();
      this.#update();
    };
    // A browser scrolls so far step by step, and ends where heights change in between.
    const onKey = (event: KeyboardEvent): void => {
      if (event.target !== box || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === 'Home') this.#toStart();
      else if (event.key === 'End') this.toEnd();
      else return;
      event.preventDefault();
    };
    const observer = new ResizeObserver(() => {
      resizedAt = performance.now();
      this.#settle();
    });
    const printAll = (): void => {
      const { first, last: end } = { first: this.#messages[0]?.id ?? null, last: null };
      flushSync(() => this.view.set({ first, last: end, pins: [] }));
    };
    observer.observe(content);
    observer.observe(box);
    for (const event of inputEvents) box.addEventListener(event, onAct, { passive: true });
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('keydown', onKey);
    addEventListener('beforeprint', printAll);
    this.#settle();
    return () => {
      observer.disconnect();
      for (const event of inputEvents) box.removeEventListener(event, onAct);
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('keydown', onKey);
      removeEventListener('beforeprint', printAll);
      cancelAnimationFrame(this.#frame);
      this.#elements = null;
    };
  }

  /** Takes over what was rendered, before it is painted. */
  rendered(messages: readonly Message[], parts: readonly Part[]): void {
    this.#messages = messages;
    this.#parts = parts;
    this.#settle();
  }

  /** Goes to the end and follows it. */
  toEnd(): void {
    this.#isAtEnd = true;
    this.#left = resultAtEnd(this.#messages);
    this.isAway.set(false);
    // What is mounted at the end stays.
    if (this.view.get().last !== null) this.view.set({ first: null, last: null, pins: this.#pins() });
    this.#follow();
  }

  /** Goes to the first loaded message. */
  #toStart(): void {
    const [first] = this.#messages;
    const element = first && this.#mount(first.id);
    if (element) this.#scrollTo(element.getBoundingClientRect().top, this.#elements?.box.clientHeight ?? 0);
  }

  /** Shows the beginning of a message at the top of the log. */
  toMessage(id: string): void {
    const element = this.#mount(id);
    if (element) this.#scrollTo(element.getBoundingClientRect().top, JUMP_MARGIN_PX);
  }

  /**
   * Shows a place in a message, which stays where it is if it is on the screen.
   *
   * @param boxOf the place in the mounted message
   */
  toPlace(id: string, boxOf: (message: Element) => DOMRect): void {
    const { box } = this.#elements ?? {};
    const element = this.elementOf(id) ?? this.#mount(id);
    if (!box || !element) return;
    const { top, bottom } = boxOf(element);
    const view = box.getBoundingClientRect();
    this.#isAtEnd = false;
    this.isAway.set(true);
    const isSeen = top >= view.top + JUMP_MARGIN_PX && bottom <= view.bottom - JUMP_MARGIN_PX;
    if (!isSeen) this.#scrollTo(top, view.height / 3);
  }

  /** Mounts a message and its neighbours; undefined if there is no such message. */
  #mount(id: string): Element | undefined {
    const row = this.#messages.findIndex((message) => message.id === id);
    const { box } = this.#elements ?? {};
    if (row < 0 || !box) return undefined;
    const heights = this.#heightsOf(this.#messages);
    const top = topOf(heights, row);
    const { from, to } = rowsWithin(heights, top, top + box.clientHeight);
    this.#isAtEnd = false;
    flushSync(() => this.#show({ from, to }));
    return this.elementOf(id);
  }

  /** Moves what is at `top` of the window to `margin` below the top of the log, px. */
  #scrollTo(top: number, margin: number): void {
    const { box } = this.#elements ?? {};
    if (!box) return;
    box.scrollTop += top - box.getBoundingClientRect().top - margin;
    this.#remember();
    this.#update();
  }

  /** The elements of the mounted messages, in order. */
  get mounted(): Element[] {
    return this.#mounted().map(([, element]) => element);
  }

  /** Id of the first message on the screen; undefined without messages. */
  get topMessage(): string | undefined {
    const line = this.#elements?.box.getBoundingClientRect().top ?? 0;
    return this.#mounted().find(([, element]) => element.getBoundingClientRect().bottom > line)?.[0].id;
  }

  /** The element of a message; undefined if it is not mounted. */
  elementOf(id: string): Element | undefined {
    return this.#mounted().find(([message]) => message.id === id)?.[1];
  }

  /** The last message of a kind that begins above the top of the log. */
  before(isWanted: (message: Message) => boolean): Message | undefined {
    const { box, list } = this.#elements ?? {};
    if (!box || !list) return undefined;
    const heights = this.#heightsOf(this.#messages);
    const line = box.scrollTop - list.offsetTop;
    return this.#messages.findLast(
      (message, row) => isWanted(message) && topOf(heights, row) < line - JUMP_MARGIN_PX,
    );
  }

  /** Loads older messages, which it does by itself near the beginning unless the last request failed. */
  async older({ isQuiet = false } = {}): Promise<void> {
    this.hasFailed.set(!(await this.#loadOlder({ isQuiet })));
  }

  #heightsOf(messages: readonly Message[]): number[] {
    return messages.map((message) => {
      const known = this.#heights.get(message.id) ?? this.#likely.get(message);
      if (known !== undefined) return known;
      const likely = likelyHeight(message.content);
      this.#likely.set(message, likely);
      return likely;
    });
  }

  #rangeOf(messages: readonly Message[], { first, last }: View, heights: readonly number[]): Range {
    const to = last === null ? messages.length : messages.findIndex(({ id }) => id === last) + 1;
    const from = messages.findIndex(({ id }) => id === first);
    if (from >= 0 && to > 0) return { from, to: Math.max(to, from + 1) };
    // The first render, or the messages were replaced: the last screenful, and the last exchanges in any case.
    const rows = rowsWithin(heights.toReversed(), 0, innerHeight).to;
    return { from: Math.max(0, messages.length - Math.max(rows, LAST_ROWS)), to: messages.length };
  }

  /** The mounted messages with their elements. */
  #mounted(): [Message, Element][] {
    const articles = this.#elements ? articlesIn(this.#elements.list) : [];
    const rows = this.#parts.flatMap((part) => ('row' in part ? [part.row] : []));
    return rows.flatMap((row, index) => {
      const message = this.#messages[row];
      const element = articles[index];
      return message && element ? [[message, element] as [Message, Element]] : [];
    });
  }

  /** Ids of the messages with the focus, an end of the selection or a playing sound or video. */
  #pins(): string[] {
    const selection = getSelection();
    const isSelected = selection && !selection.isCollapsed;
    const nodes = [
      document.activeElement,
      ...(isSelected ? [selection.anchorNode, selection.focusNode] : []),
    ];
    return this.#mounted()
      .filter(
        ([, element]) =>
          nodes.some((node) => node && element.contains(node)) ||
          [...element.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused),
      )
      .map(([{ id }]) => id);
  }

  /** Measures, restores the place of the end or of what is read, and mounts what is missing. */
  #settle(): void {
    const { box } = this.#elements ?? {};
    if (!box) return;
    for (const [{ id }, element] of this.#mounted()) {
      const { height } = element.getBoundingClientRect();
      if (height > 0) this.#heights.set(id, height);
    }
    if (this.#isAtEnd) this.#follow();
    else if (this.#anchor?.element.isConnected) {
      const { element, top } = this.#anchor;
      const moved = element.getBoundingClientRect().top - box.getBoundingClientRect().top - top;
      if (Math.abs(moved) >= 1) box.scrollTop += moved;
    }
    this.#remember();
    this.#later();
  }

  /** The last answer, if it is held at its beginning. */
  get #held(): string | undefined {
    const id = resultAtEnd(this.#messages);
    return id === this.#left ? undefined : id;
  }

  #follow(): void {
    const { box } = this.#elements ?? {};
    if (!box || !this.#isAtEnd) return;
    const held = this.#held && this.elementOf(this.#held);
    if (held)
      box.scrollTop += held.getBoundingClientRect().top - box.getBoundingClientRect().top - JUMP_MARGIN_PX;
    else box.scrollTop = box.scrollHeight;
    this.#placed = box.scrollTop;
  }

  #remember(): void {
    const { box, list } = this.#elements ?? {};
    const found = box && list && !this.#isAtEnd ? anchorAt(list, box.getBoundingClientRect().top) : null;
    // After a jump, what is on the screen may not be mounted yet; a message below it is not what is read.
    this.#anchor = found && box && found.top < box.clientHeight ? found : null;
  }

  #later(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#update());
  }

  /** Mounts and unmounts messages for the place that is shown. */
  #update(): void {
    const { box, list } = this.#elements ?? {};
    // jsdom has no layout.
    if (!box || !list || box.clientHeight === 0 || this.#messages.length === 0) return;
    const heights = this.#heightsOf(this.#messages);
    const top = box.scrollTop - list.offsetTop;
    const mounted = this.#rangeOf(this.#messages, this.view.get(), heights);
    const { range, isComplete } = nextMounted(mounted, heights, { top, bottom: top + box.clientHeight });
    if (range.from !== mounted.from || range.to !== mounted.to || this.view.get().first === null)
      this.#show(range);
    else if (!isComplete) this.#later();
    if (top < OLDER_WITHIN_SCREENS * box.clientHeight && !this.hasFailed.get())
      void this.older({ isQuiet: true });
  }

  #show({ from, to }: Range): void {
    const first = this.#messages[from]?.id ?? null;
    const last = to >= this.#messages.length ? null : (this.#messages[to - 1]?.id ?? null);
    this.view.set({ first, last, pins: this.#pins() });
  }
}
