import { DatePicker, Select, TextArea, TextField } from '#ui/index.ts';
import { type ArgumentRow, kindOf, ruleWords } from '../model/arguments.ts';

interface TrialFieldProps {
  row: ArgumentRow;
  value: string;
  onChange: (value: string) => void;
}

const yesNo = [
  { id: 'true', label: 'Да' },
  { id: 'false', label: 'Нет' },
];

/** The field for one argument of a trial, by its type. */
export function TrialField({ row: { name, schema, isRequired }, value, onChange }: TrialFieldProps) {
  const kind = kindOf(schema);
  const hint = [schema.description, schema.enum ? '' : ruleWords(schema)].filter(Boolean).join('; ');
  const field = { label: name, isRequired, ...(hint && { description: hint }) };
  const options =
    kind === 'boolean' ? yesNo : schema.enum?.map((one) => ({ id: String(one), label: String(one) }));
  if (options)
    return (
      <Select
        {...field}
        options={options}
        isClearable={!isRequired}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  if (kind === 'date')
    return <DatePicker {...field} value={value || null} onChange={(next) => onChange(next ?? '')} />;
  if (schema.type === 'array')
    return (
      <TextArea
        {...field}
        rows={3}
        description={`${hint ? `${hint}. ` : ''}По\u00a0одному в\u00a0строке`}
        value={value}
        onChange={onChange}
      />
    );
  const isNumber = kind === 'integer' || kind === 'number';
  return (
    <TextField
      {...field}
      {...(isNumber && { inputMode: 'decimal' })}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}
