import { type ComponentType, createElement, type ReactNode } from 'react';
import { createStore } from '#lib/store.ts';

/** What every dialog that `openDialog` opens gets besides its own props. */
export interface DialogProps<Result = void> {
  /** False while it waits for another dialog: it is mounted and out of sight. */
  isOpen: boolean;
  /** Closes the dialog; `result` is what `openDialog` resolves with. */
  onClose: (result?: Result) => void;
}

interface DialogOptions {
  /** A dialog does not open while one of the same key is open. @default the component */
  key?: unknown;
  /** Dialogs with an order are shown one at a time, the lowest first. The others stand over each other. */
  order?: number;
  /** Closes when the address changes. @default false */
  isOfScreen?: boolean;
}

export interface OpenDialog extends DialogOptions {
  id: number;
  props: object;
  render: (isOpen: boolean) => ReactNode;
  close: () => void;
}

/** Dialogs that are open or wait, in the order in which they are shown. `DialogHost` renders them. */
export const openDialogs = createStore<readonly OpenDialog[]>([]);

let lastId = 0;
const orderOf = ({ order }: DialogOptions): number => order ?? Number.POSITIVE_INFINITY;

/**
 * Opens a dialog.
 *
 * @param Dialog the component, usually a `lazyPart`: its code comes when the dialog opens
 * @returns what it was closed with; undefined when it was closed without an answer, did not open because it was open
 *   already, could not be loaded, or its person has left
 */
export function openDialog<Props extends object, Result = void>(
  Dialog: ComponentType<Props & DialogProps<Result> & { onMissing?: () => void }>,
  props: Props,
  options: DialogOptions = {},
): Promise<Result | undefined> {
  const key = options.key ?? Dialog;
  const others = openDialogs.get();
  if (others.some((other) => other.key === key)) return Promise.resolve(undefined);
  lastId += 1;
  const id = lastId;
  const { promise, resolve } = Promise.withResolvers<Result | undefined>();
  const onClose = (result?: Result): void => {
    openDialogs.set(openDialogs.get().filter((other) => other.id !== id));
    resolve(result);
  };
  const dialog: OpenDialog = {
    ...options,
    key,
    id,
    props,
    render: (isOpen) => createElement(Dialog, { ...props, isOpen, onClose, onMissing: () => onClose() }),
    close: () => onClose(),
  };
  openDialogs.set([...others, dialog].sort((a, b) => orderOf(a) - orderOf(b)));
  return promise;
}

/** Closes all dialogs without an answer, or those that `which` chooses. */
export function closeDialogs(which: (dialog: OpenDialog) => boolean = () => true): void {
  for (const dialog of openDialogs.get().filter(which)) dialog.close();
}

/**
 * A dialog that the platform opens and a feature shows, as the platform has no screens. `src/app/dialogs.ts` brings
 * the two together.
 *
 * @param optionsOf the options of a dialog with these props
 */
export function defineDialog<Props extends object, Result = void>(
  optionsOf: (props: Props) => DialogOptions & { key: string },
) {
  type Part = ComponentType<Props & DialogProps<Result> & { onMissing?: () => void }>;
  let Shown: Part = () => null;
  const own = new WeakSet<object>();
  const isOwn = (props: object): props is Props => own.has(props);
  return {
    /** Says which component shows it. */
    showWith(part: Part): void {
      Shown = part;
    },
    open(props: Props): Promise<Result | undefined> {
      own.add(props);
      return openDialog(Shown, props, optionsOf(props));
    },
    /** Props of those that are open or wait, in the order in which they are shown. */
    opened: (): Props[] => openDialogs.get().flatMap(({ props }) => (isOwn(props) ? [props] : [])),
  };
}
