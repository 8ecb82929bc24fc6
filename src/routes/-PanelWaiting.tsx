import { Skeleton } from '#ui/index.ts';
import { row, waiting } from './-PanelWaiting.css.ts';

const widths = ['5.5rem', '78%', '56%', '88%'];

/**
 * In place of the chats until their code is loaded: search, choice of the list, a heading and rows, all of the size of those that
 * come (`HistorySkeleton`).
 */
export const PanelWaiting = ({ hasChoice }: { hasChoice: boolean }) => (
  <div className={waiting} aria-hidden="true">
    <Skeleton shape="block" width="calc(100% - 2.25rem)" height="2rem" />
    {hasChoice && <Skeleton shape="block" width="10rem" height="2.125rem" />}
    <div>
      {widths.map((width) => (
        <div key={width} className={row}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  </div>
);
