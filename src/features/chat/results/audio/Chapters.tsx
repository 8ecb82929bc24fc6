import { useStore } from '#lib/store.ts';
import { chapter, chapterList, chapterTime, summary } from './Player.css.ts';
import { play, player, positionOf, type Track } from './player.ts';
import { clockText } from './time-text.ts';

/** The chapters of a sound; a press plays one from its beginning. */
export function Chapters({ track }: { track: Track }) {
  const { chapters, idFile } = track;
  // The number of the chapter, which changes rarely, not the time.
  const current = useStore(player, (state) => {
    const time = positionOf(state, idFile);
    return chapters.findLastIndex(({ start }) => start <= time + 0.05);
  });
  if (chapters.length === 0) return null;
  return (
    <details>
      <summary className={summary}>Главы ({chapters.length})</summary>
      <ol className={chapterList}>
        {chapters.map(({ start, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change their order
          <li key={index}>
            <button
              type="button"
              className={chapter}
              aria-current={index === current}
              onClick={() => play(track, start)}
            >
              <span className={chapterTime}>{clockText(start)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
