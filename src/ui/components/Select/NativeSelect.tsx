import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { frame, leading, nativeSelect, trailing } from './NativeSelect.css.ts';

export interface NativeSelectProps<Id extends string> {
  /** The accessible name; its place says to the eye what it is. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
  /** A lucide icon at the start. */
  icon?: ReactNode;
}

/** A short list of plain choices, drawn by the browser: no code to load, and the phone's own picker. */
export function NativeSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  icon,
}: NativeSelectProps<Id>) {
  return (
    <span className={frame}>
      {icon && (
        <span className={leading}>
          <Icon size="sm">{icon}</Icon>
        </span>
      )}
      <select
        aria-label={label}
        className={nativeSelect}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <span className={trailing}>
        <Icon size="sm">
          <ChevronDown />
        </Icon>
      </span>
    </span>
  );
}
