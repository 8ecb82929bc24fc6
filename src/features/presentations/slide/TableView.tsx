import type { TableBox } from '../model/boxes.ts';
import { Lines } from './Lines.tsx';
import { placed } from './SlideView.css.ts';
import { at, unit } from './units.ts';

/** A table. Its cells are placed by the layout, so they are `div`s with the roles of a table. */
export const TableView = ({ box }: { box: TableBox }) => (
  // biome-ignore lint/a11y/useSemanticElements: cells of a real table cannot stand at measured places
  <div role="table" aria-label="Таблица">
    {box.rows.map((row, rowAt) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have an order and nothing else
      // biome-ignore lint/a11y/useSemanticElements: see above
      // biome-ignore lint/a11y/useFocusableInteractive: nothing in it is operated
      <div key={rowAt} role="row">
        {row.map((cell) => (
          <div key={cell.x} role={cell.isHeader ? 'columnheader' : 'cell'}>
            <span
              aria-hidden="true"
              className={placed}
              style={{
                ...at(cell),
                boxSizing: 'border-box',
                ...(cell.fill && { background: cell.fill }),
                borderBlockEnd: `${unit(1)} solid ${box.lineColor}`,
              }}
            />
            <Lines lines={cell.lines} fontSize={box.fontSize} color={cell.color} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
