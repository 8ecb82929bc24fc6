import { columnsFrom, grid } from './Grid.css.ts';
import { type BoxElement, type BoxProps, renderBox } from './layout.tsx';

type GridProps<E extends BoxElement> = BoxProps<E> & {
  /** `grid-template-columns`, such as `minmax(0, 1fr) auto`. @default one column */
  columns?: string;
  /** As many equal columns as fit, each at least this wide, such as `16rem`. */
  minColumn?: string;
  /** The columns hold from this width; below it there is one. */
  from?: keyof typeof columnsFrom;
};

/** Children in columns. @default gap 4 */
export function Grid<E extends BoxElement = 'div'>({ columns, minColumn, from, ...props }: GridProps<E>) {
  const template = minColumn ? `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))` : columns;
  const style = template ? { [from ? '--columns' : 'gridTemplateColumns']: template } : undefined;
  const own = from ? `${grid} ${columnsFrom[from]}` : grid;
  return renderBox<E>({ gap: 4, ...(props as unknown as BoxProps<E>) }, { own, style });
}
