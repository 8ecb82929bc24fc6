import { Search, X } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { control, field, input, trailing } from '../TextField/Field.css.ts';
import { FieldLabel } from '../TextField/FieldParts.tsx';
import { clear } from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** The accessible name; visually the field has an icon and a placeholder. */
  label: string;
  placeholder?: string;
}

/** A search field that Escape or a button clears. It does not debounce; the caller does (`useDeferredValue`). */
export function SearchField({ label, placeholder = 'Поиск', ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={field}>
      <FieldLabel isHidden>{label}</FieldLabel>
      {/** Only draws the frame: the field itself has the name. */}
      <Group role="presentation" className={control}>
        <Icon size="sm">
          <Search />
        </Icon>
        <Input placeholder={placeholder} className={input} />
        <span className={`${trailing} ${clear}`}>
          <IconButton size="sm" label="Очистить" icon={<X />} />
        </span>
      </Group>
    </AriaSearchField>
  );
}
