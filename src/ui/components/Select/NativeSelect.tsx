import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { frame, leading, nativeSelect, trailing } from './NativeSelect.css.ts';

export interface NativeSelectProps<Id extends string> {
  /** The accessible name; there is no visible label. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
  /** A lucide icon at the start. */
  icon?: ReactNode;
}

/** A short list of options, drawn by the browser: it needs no code, and phones show their own picker. */
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
