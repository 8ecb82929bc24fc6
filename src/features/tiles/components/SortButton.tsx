import { ArrowDownWideNarrow } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { Button, lazyPart } from '#ui/index.ts';
import { sorts } from '../model/sections.ts';
import { order } from './HomePage.css.ts';
import type { SortProps } from './SortMenu.tsx';

const SortMenu = lazyPart(() => import('./SortMenu.tsx'));

/** The order of the tiles: a button with the chosen one, whose menu is loaded when it is needed. */
export function SortButton({ value, onChange }: SortProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<ArrowDownWideNarrow />}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-value`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={SortMenu.preload}
        onFocus={SortMenu.preload}
        onPress={() => setOpen(true)}
      >
        <span>
          <span id={`${id}-name`}>Сортировка</span>
          <span className={order}>
            : <span id={`${id}-value`}>{sorts.find((sort) => sort.id === value)?.label.toLowerCase()}</span>
          </span>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <SortMenu triggerRef={button} value={value} onChange={onChange} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
