/** Branches of a conversation: a request that was sent again or changed stands beside the first one. Pure rules. */
import type { ChatState, Choices, Hidden, Message } from './chat.ts';

/** The loaded messages of a conversation, oldest first, and what is known of the others. */
export interface Loaded {
  messages: readonly Message[];
  /** Whether the server has older messages. */
  hasOlder: boolean;
  choices: Choices;
  hidden: Hidden;
}

/** The variants that one can switch between at a message. */
export interface Variants {
  /** A message of each variant, oldest first. */
  ids: readonly string[];
  /** Which of them is shown, from 0. */
  index: number;
}

const keyOf = (parent: string | null | undefined): string => parent ?? '';

/**
 * The message that each message follows, by its id; null at the beginning. A parent that is not loaded may be on an older
 * page, or hidden: then the message follows the one before it in the list.
 */
export function parentsOf({ messages, hasOlder, hidden }: Loaded): ReadonlyMap<string, string | null> {
  const loaded = new Set(messages.map(({ id }) => id));
  /** The nearest message from this one on that is not hidden; undefined if that is unknown. */
  const visible = (id: string | null | undefined): string | null | undefined => {
    if (id === null || id === undefined || loaded.has(id)) return id;
    return id in hidden ? visible(hidden[id]) : undefined;
  };
  return new Map(
    messages.map(({ id, parentId, role, siblings }, index) => {
      const parent = visible(parentId);
      if (parent !== undefined) return [id, parent];
      const isOlder = hasOlder && role === 'user' && (siblings?.length ?? 1) > 1;
      const before = messages[index - 1]?.id;
      return [id, before === undefined || isOlder ? (parentId ?? null) : before];
    }),
  );
}

/** The loaded messages as a tree. */
interface Tree {
  parents: ReadonlyMap<string, string | null>;
  /** Messages after each message, oldest first. */
  children: ReadonlyMap<string, readonly Message[]>;
  /** Place in the list of the newest message of each message's branch. */
  newest: ReadonlyMap<string, number>;
  byId: ReadonlyMap<string, Message>;
}

function treeOf(chat: Loaded): Tree {
  const parents = parentsOf(chat);
  const children = new Map<string, Message[]>();
  const newest = new Map<string, number>();
  for (const [index, message] of [...chat.messages.entries()].reverse()) {
    const own = newest.get(message.id) ?? index;
    newest.set(message.id, own);
    const parent = keyOf(parents.get(message.id));
    newest.set(parent, Math.max(own, newest.get(parent) ?? own));
    children.set(parent, [message, ...(children.get(parent) ?? [])]);
  }
  return { parents, children, newest, byId: new Map(chat.messages.map((one) => [one.id, one])) };
}

/** True for a message in whose place the user has chosen another one that exists. */
function isLeft(
  { id, siblings = [] }: Message,
  parent: string,
  { choices }: Loaded,
  { byId }: Tree,
): boolean {
  const chosen = choices[parent];
  return chosen !== undefined && chosen !== id && (byId.has(chosen) || siblings.includes(chosen));
}

/** The one of several messages that is shown: the chosen one, else that of the newest branch. */
function shownOne(candidates: readonly Message[], chat: Loaded, tree: Tree): Message | undefined {
  const open = candidates.filter((one) => !isLeft(one, keyOf(tree.parents.get(one.id)), chat, tree));
  const place = ({ id }: Message): number => tree.newest.get(id) ?? 0;
  return (open.length > 0 ? open : candidates).toSorted((a, b) => place(b) - place(a))[0];
}

/**
 * The messages of the shown branch, oldest first: at each message the chosen branch, else the newest one. The list itself
 * if it has no branches.
 */
export function shownBranch(chat: Loaded): readonly Message[] {
  const { messages } = chat;
  const parents = parentsOf(chat);
  if (messages.every(({ id }, index) => index === 0 || parents.get(id) === messages[index - 1]?.id))
    return messages;
  const tree = treeOf(chat);
  const { byId, children } = tree;
  const roots = messages.filter(({ id }) => !byId.has(keyOf(parents.get(id))));
  const shown: Message[] = [];
  for (let next = shownOne(roots, chat, tree); next; next = shownOne(children.get(next.id) ?? [], chat, tree))
    shown.push(next);
  return shown;
}

/** What makes two requests the same one sent again. An unknown request is like no other. */
const sameness = (request: Message | undefined, id: string): string =>
  request ? JSON.stringify([request.content, request.files.map(({ name }) => name)]) : id;

/** The requests after one message, in groups of those that are the same; oldest first. */
function requestsBeside(request: Message, chat: Loaded, tree: Tree): readonly (readonly string[])[] {
  const parent = keyOf(tree.parents.get(request.id));
  const here = (tree.children.get(parent) ?? []).filter(({ role }) => role === 'user');
  const known = here.flatMap(({ siblings = [] }) => siblings).filter((id) => !(id in chat.hidden));
  // Those that the gateway has named are older than those that were sent since.
  const ids = new Set([...known, ...here.map(({ id }) => id)]);
  return [...Map.groupBy(ids, (id) => sameness(tree.byId.get(id), id)).values()];
}

/**
 * The variants of a shown message; null if it is the only one. A request has those with another text. An answer has the
 * other answers to the same request, which was sent again for them.
 */
function variantsAt(message: Message, chat: Loaded, tree: Tree): Variants | null {
  const { byId, children, newest, parents } = tree;
  const variants = (ids: readonly string[], index: number): Variants | null =>
    ids.length > 1 && index >= 0 ? { ids, index } : null;
  if (message.role === 'user') {
    const groups = requestsBeside(message, chat, tree);
    const latest = (ids: readonly string[]): string =>
      ids.toSorted((a, b) => (newest.get(b) ?? -1) - (newest.get(a) ?? -1))[0] ?? '';
    return variants(
      groups.map(latest),
      groups.findIndex((ids) => ids.includes(message.id)),
    );
  }
  const request = byId.get(keyOf(parents.get(message.id)));
  const own = (message.siblings ?? []).filter((id) => !(id in chat.hidden));
  if (request?.role !== 'user') return variants(own, own.indexOf(message.id));
  const same = requestsBeside(request, chat, tree).find((ids) => ids.includes(request.id)) ?? [];
  const answers = same.flatMap((id) => {
    const here = (children.get(id) ?? []).filter(({ role }) => role === 'assistant');
    return [
      ...new Set([
        ...here.flatMap(({ siblings = [] }) => siblings.filter((one) => !(one in chat.hidden))),
        ...here.map((one) => one.id),
      ]),
    ];
  });
  return variants(answers, answers.indexOf(message.id));
}

/** The variants at each shown message that has several. */
export function variantsOf(chat: Loaded & { shown: readonly Message[] }): ReadonlyMap<string, Variants> {
  const isPlain = chat.shown === chat.messages && chat.messages.every(({ siblings }) => !siblings?.[1]);
  if (isPlain) return new Map();
  const tree = treeOf(chat);
  return new Map(
    chat.shown.flatMap((message) => {
      const variants = variantsAt(message, chat, tree);
      return variants ? [[message.id, variants] as const] : [];
    }),
  );
}

/** The choices with which a loaded message is shown; below it the earlier choices stay. */
export function choicesFor(id: string, chat: Loaded): Choices {
  const { byId, children, parents } = treeOf(chat);
  const choices = { ...chat.choices };
  for (let one = byId.get(id); one; one = byId.get(keyOf(parents.get(one.id)))) {
    const parent = keyOf(parents.get(one.id));
    const isBranch = (children.get(parent)?.length ?? 0) > 1 || (one.siblings?.length ?? 0) > 1;
    if (isBranch) choices[parent] = one.id;
  }
  return choices;
}

/** The parent of a request that is sent at the end of the shown branch; undefined for the end of the chat. */
export function endOf({ shown, messages }: ChatState): string | undefined {
  const last = shown.at(-1)?.id;
  return last === messages.at(-1)?.id ? undefined : last;
}

/** The parent of a request that stands beside another one. */
export function parentOf(state: ChatState, id: string): string | null | undefined {
  const parents = parentsOf(state);
  return parents.has(id) ? parents.get(id) : endOf(state);
}

/** The request before an answer, if it is loaded. */
export function askedBefore({ shown }: ChatState, answer: Message): Message | undefined {
  const at = shown.findIndex(({ id }) => id === answer.id);
  return shown.slice(0, at).findLast(({ role }) => role === 'user');
}
