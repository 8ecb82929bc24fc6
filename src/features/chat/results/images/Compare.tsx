import { type PointerEvent, useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { Inline, NativeSelect, SegmentedControl } from '#ui/index.ts';
import { FullScreenDialog } from './FullScreenDialog.tsx';
import { altOf, type Picture } from './image-actions.ts';
import { edge, layer, pair, range, rangeRow, side, sides } from './Viewer.css.ts';

interface CompareProps {
  /** At least two. */
  pictures: readonly Picture[];
  /** The left one, from 0. */
  start: number;
  onClose: () => void;
}

const modes = [
  { id: 'slider', label: 'Шторка' },
  { id: 'sides', label: 'Рядом' },
] as const;

/** Two pictures, one over the other with a movable edge, or side by side. */
export default function Compare({ pictures, start, onClose }: CompareProps) {
  const [mode, setMode] = useState<'slider' | 'sides'>('slider');
  const [left, setLeft] = useState(start);
  const [right, setRight] = useState((start + 1) % pictures.length);
  const [share, setShare] = useState(50);
  const first = pictures[left];
  const second = pictures[right];
  if (!first || !second) return null;
  const follow = ({ buttons, clientX, currentTarget }: PointerEvent): void => {
    if (buttons === 0) return;
    const { left: begin, width } = currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(100, Math.max(0, ((clientX - begin) / width) * 100))));
  };
  const options = pictures.map((_picture, index) => ({ id: String(index), label: `Вариант ${index + 1}` }));
  return (
    <FullScreenDialog
      label="Сравнение картинок"
      onClose={onClose}
      head={
        <Inline wrap grow>
          <SegmentedControl label="Вид сравнения" items={modes} selected={mode} onSelect={setMode} />
          {pictures.length > 2 && (
            <>
              <NativeSelect
                label="Слева"
                options={options}
                value={String(left)}
                onChange={(id) => setLeft(Number(id))}
              />
              <NativeSelect
                label="Справа"
                options={options}
                value={String(right)}
                onChange={(id) => setRight(Number(id))}
              />
            </>
          )}
        </Inline>
      }
    >
      {mode === 'sides' ? (
        <div className={sides}>
          <img className={side} src={fileUrl(first.idFile)} alt={altOf(first)} />
          <img className={side} src={fileUrl(second.idFile)} alt={altOf(second)} />
        </div>
      ) : (
        <>
          <div className={pair} onPointerDown={follow} onPointerMove={follow}>
            <img className={layer} src={fileUrl(second.idFile)} alt={altOf(second)} draggable={false} />
            <img
              className={layer}
              src={fileUrl(first.idFile)}
              alt={altOf(first)}
              draggable={false}
              style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
            />
            <span className={edge} style={{ left: `${share}%` }} />
          </div>
          <div className={rangeRow}>
            <input
              type="range"
              className={range}
              min={0}
              max={100}
              value={share}
              onChange={({ target }) => setShare(Number(target.value))}
              aria-label="Граница между картинками"
              aria-valuetext={`Слева ${share} %`}
            />
          </div>
        </>
      )}
    </FullScreenDialog>
  );
}
