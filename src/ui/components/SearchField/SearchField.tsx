import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { media } from '#ui/theme/media.ts';
import { useMedia } from '../../layout/useMedia.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { control, field, input, trailing } from '../TextField/Field.css.ts';
import { FieldLabel } from '../TextField/FieldParts.tsx';
import { clear, small } from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'render' | 'aria-label' | 'type'> {
  /** The accessible name; visually the field has an icon and a placeholder. */
  label: string;
  placeholder?: string;
  /** `sm` is for the panel of the portal. @default md */
  size?: 'sm' | 'md';
  /** Called with the text when Enter is pressed. */
  onSubmit?: (text: string) => void;
}

/** A longer placeholder would be cut on a phone, where it becomes the description of the field; characters. */
const fitsNarrow = 22;

/**
 * A search field that Escape or a button clears. It does not debounce; the caller does (`useDeferredValue`). Made of
 * the text field: React Aria's own search field would add 2 kB to the first load of the main page.
 */
export function SearchField({
  label,
  placeholder = 'Поиск',
  size = 'md',
  value,
  defaultValue = '',
  onChange,
  onSubmit,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const box = useRef<HTMLInputElement>(null);
  const isNarrow = useMedia(media.below('sm'));
  const isLong = isNarrow && placeholder.length > fitsNarrow;
  const text = value ?? own;
  const change = (next: string): void => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <TextField
      {...props}
      type="search"
      value={text}
      onChange={change}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') onSubmit?.(text);
        // The first Escape clears; the next one is for the dialog around the field.
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          change('');
        } else event.continuePropagation();
      }}
      className={field}
    >
      <FieldLabel isHidden>{label}</FieldLabel>
      {/** Only draws the frame: the field itself has the name. */}
      <Group role="presentation" className={size === 'sm' ? `${control} ${small}` : control}>
        <Icon size="sm">
          <Search />
        </Icon>
        <Input
          ref={box}
          placeholder={isLong ? 'Поиск' : placeholder}
          aria-description={isLong ? placeholder : undefined}
          className={input}
        />
        <span className={text === '' ? `${trailing} ${clear}` : trailing}>
          <IconButton
            size="sm"
            label="Очистить"
            icon={<X />}
            isDisabled={props.isDisabled}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={() => {
              change('');
              box.current?.focus();
            }}
          />
        </span>
      </Group>
    </TextField>
  );
}
