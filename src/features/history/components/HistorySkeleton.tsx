import { Skeleton } from '#ui/index.ts';
import { groups, groupTitle, link, list, row } from './HistoryPanel.css.ts';

const months: readonly (readonly string[])[] = [
  ['78%', '56%', '88%'],
  ['64%', '92%', '48%', '72%', '60%', '84%'],
];

/** Placeholder of the list while it loads: rows and headings of the same size. */
export function HistorySkeleton() {
  return (
    <div className={groups} aria-hidden="true">
      {months.map((widths) => (
        <div key={widths.length}>
          <div className={groupTitle}>
            <Skeleton width="5.5rem" height="0.9em" />
          </div>
          <ul className={list}>
            {widths.map((width) => (
              <li key={width} className={row}>
                <span className={link}>
                  <Skeleton width={width} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
