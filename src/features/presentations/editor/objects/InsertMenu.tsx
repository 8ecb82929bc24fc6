import { ArrowUpRight, Circle, ImagePlus, Shapes, Slash, Square, Type } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, Menu, MenuItem, MenuSeparator } from '#ui/index.ts';
import { FileInput } from '../../import/FileInput.tsx';
import type { SlideObject } from '../../model/deck.ts';
import { OBJECT_NAMES } from '../../model/object-looks.ts';
import { pictureTypes } from '../../pictures/take-picture.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useCurrentSlide } from '../store/deck-store.ts';
import { insertObject } from './object-commands.ts';
import { useInsertPicture } from './useInsertPicture.ts';

const icons: Readonly<Record<Exclude<SlideObject['kind'], 'picture'>, ReactNode>> = {
  text: <Type />,
  rectangle: <Square />,
  ellipse: <Circle />,
  line: <Slash />,
  arrow: <ArrowUpRight />,
};
const kinds = Object.keys(icons) as (keyof typeof icons)[];

/** Puts an object over the layout of the slide on the screen. */
export function InsertMenu() {
  const { store } = useOpenEditor().session;
  const slide = useCurrentSlide(store);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, take } = useInsertPicture();
  if (!slide) return null;
  return (
    <>
      <FileInput ref={input} accept={pictureTypes} onFile={(file) => void take(file)} />
      <Menu
        placement="bottom start"
        trigger={
          <Button size="sm" icon={<Shapes />} isPending={isBusy}>
            Вставить
          </Button>
        }
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} id={kind} icon={icons[kind]} onAction={() => insertObject(store, kind)}>
            {OBJECT_NAMES[kind]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem id="picture" icon={<ImagePlus />} onAction={() => input.current?.click()}>
          Картинка поверх
        </MenuItem>
      </Menu>
    </>
  );
}
