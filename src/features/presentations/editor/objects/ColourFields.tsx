import { NativeSelect, Stack } from '#ui/index.ts';
import type { SlideObject } from '../../model/deck.ts';
import { isShape } from '../../model/object-boxes.ts';
import {
  OBJECT_COLOUR_LIST,
  OBJECT_COLOURS,
  OBJECT_OUTLINE_LIST,
  OBJECT_OUTLINES,
  usualColour,
  usualOutline,
} from '../../model/object-looks.ts';
import { label as labelClass } from '../panels/Panel.css.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { colourChosen, outlineChosen } from './object-commands.ts';

/** The colour of the selected objects, and the outline of the shapes among them. */
export function ColourFields({ objects }: { objects: readonly SlideObject[] }) {
  const { store } = useOpenEditor().session;
  const coloured = objects.filter(({ kind }) => kind !== 'picture');
  const [first, shape] = [coloured[0], coloured.find(isShape)];
  if (!first) return null;
  const colours = OBJECT_COLOUR_LIST.filter((one) => one !== 'surface' || coloured.every(isShape));
  return (
    <>
      <RoleField
        label="Цвет темы"
        options={colours.map((id) => ({ id, label: OBJECT_COLOURS[id] }))}
        value={first.colour ?? usualColour(first)}
        onChange={(colour) => colourChosen(store, colour)}
      />
      {shape && (
        <RoleField
          label="Контур"
          options={OBJECT_OUTLINE_LIST.map((id) => ({ id, label: OBJECT_OUTLINES[id] }))}
          value={shape.outline ?? usualOutline(shape)}
          onChange={(outline) => outlineChosen(store, outline)}
        />
      )}
    </>
  );
}

interface RoleFieldProps<Role extends string> {
  label: string;
  options: { id: Role; label: string }[];
  value: Role;
  onChange: (role: Role) => void;
}

function RoleField<Role extends string>({ label, ...select }: RoleFieldProps<Role>) {
  return (
    <Stack gap={1}>
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <NativeSelect label={label} {...select} />
    </Stack>
  );
}
