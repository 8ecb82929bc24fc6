import { type AnyField, isChoice } from './definitions.ts';

const numberFormat = new Intl.NumberFormat('ru-RU');

function textIn(field: AnyField, value: unknown): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'Да' : 'Нет';
    case 'number':
      return typeof value === 'number' ? numberFormat.format(value) : '';
    case 'date':
      return typeof value === 'string' ? value.split('-').reverse().join('.') : '';
    case 'select':
      return field.options.find(({ id }) => id === value)?.label ?? '';
    case 'multiSelect':
      return field.options
        .filter(({ id }) => Array.isArray(value) && value.includes(id))
        .map(({ label }) => label)
        .join(', ');
    case 'lookup':
      return isChoice(value) ? value.label : '';
    case 'multiLookup':
      return Array.isArray(value)
        ? value
            .filter(isChoice)
            .map(({ label }) => label)
            .join(', ')
        : '';
    case 'file':
      return Array.isArray(value)
        ? value
            .filter((file) => file instanceof File)
            .map(({ name }) => name)
            .join(', ')
        : '';
    case 'rows':
      return Array.isArray(value) ? numberFormat.format(value.length) : '';
    default:
      return typeof value === 'string' ? value.trim() : '';
  }
}

/**
 * Formats the value of a field as text, such as the label of a choice. A list of rows is shown as their number, an
 * empty value as «—».
 */
export const wordsOf = (field: AnyField, value: unknown): string => textIn(field, value) || '—';
