import { type ComponentType, createElement, type ReactNode } from 'react';
import { createStore } from '#lib/store.ts';

/** Props that `openDialog` adds to a dialog's own. */
export interface DialogProps<Result = void> {
  /** False while the dialog waits for another one: it is mounted but hidden. */
  isOpen: boolean;
  /** Closes the dialog; `openDialog` resolves with `result`. */
  onClose: (result?: Result) => void;
}

interface DialogOptions {
  /** A dialog does not open while one of the same key is open. @default the component */
  key?: unknown;
  /** Dialogs with an order are shown one at a time, the lowest first. The others are stacked. */
  order?: number;
  /** Closes when the address changes. @default false */
  isOfScreen?: boolean;
  /** The page below stays usable, for example under the bar of the player. @default false */
  isModeless?: boolean;
}

export interface OpenDialog extends DialogOptions {
  id: number;
  props: object;
  render: (isOpen: boolean) => ReactNode;
  close: () => void;
}

/** Open and waiting dialogs in display order. `DialogHost` renders them. */
export const openDialogs = createStore<readonly OpenDialog[]>([]);

let lastId = 0;
const orderOf = ({ order }: DialogOptions): number => order ?? Number.POSITIVE_INFINITY;

/**
 * Opens a dialog.
 *
 * @param Dialog the component, usually a `lazyPart`, whose code loads when the dialog opens
 * @returns the result; undefined when the dialog was closed without one, was already open, could not be loaded, or the
 *   user has changed
 */
export function openDialog<Props extends object, Result = void>(
  Dialog: ComponentType<Props & DialogProps<Result> & { onMissing?: () => void }>,
  props: Props,
  options: DialogOptions = {},
): Promise<Result | undefined> {
  const key = options.key ?? Dialog;
  const others = openDialogs.get();
  if (others.some((other) => other.key === key)) return Promise.resolve(undefined);
  const id = ++lastId;
  const { promise, resolve } = Promise.withResolvers<Result | undefined>();
  const onClose = (result?: Result): void => {
    openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
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

/** Closes all dialogs, or those selected by `which`, without a result. */
export function closeDialogs(which: (dialog: OpenDialog) => boolean = () => true): void {
  for (const dialog of openDialogs.get().filter(which)) dialog.close();
}

/**
 * A dialog that the platform opens and a feature renders, because the platform has no screens. `src/app/dialogs.ts`
 * connects the two.
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
    /** Sets the component that renders it. */
    showWith(part: Part): void {
      Shown = part;
    },
    open(props: Props): Promise<Result | undefined> {
      own.add(props);
      return openDialog(Shown, props, optionsOf(props));
    },
    /** Props of the open and waiting dialogs in display order. */
    opened: (): Props[] => openDialogs.get().flatMap(({ props }) => (isOwn(props) ? [props] : [])),
  };
}
