import { useAdminTemplateList } from '#api/generated/hooks/admin/admin.ts';
import { filled } from '#lib/letter-variables.ts';
import { Select } from '#ui/index.ts';
import { begun, type Draft, type Offered } from './begun.ts';

interface TemplateSelectProps {
  /** False where the templates of «Письма» cannot be read, as in a company's area. @default true */
  hasOwn?: boolean;
  /** Beginnings that need no template, by their titles. */
  beginnings?: Readonly<Record<string, string>>;
  /** Values of the variables; those without one stay in the text. */
  values?: Readonly<Record<string, string>>;
  /** What is in the form now. */
  draft: () => Draft;
  onChoose: (draft: Draft) => void;
}

/** As many as one page has, and as there can be. */
const all = { isSystem: false, sort: 'code,asc', size: 100 };

/** Begins a letter with a template that an administrator has added. Without any it shows nothing. */
export function TemplateSelect(props: TemplateSelectProps) {
  const { hasOwn = true, beginnings = {}, values = {}, draft, onChoose } = props;
  // A failure hides the templates: a letter is written without them too.
  const { data } = useAdminTemplateList(all, { query: { enabled: hasOwn } });
  const offered: Offered[] = [
    ...(data?.content ?? []).map(({ uuid, code, subject, body }) => ({
      id: uuid,
      label: `${subject} (${code})`,
      subject: filled(subject, values),
      text: filled(body, values),
    })),
    ...Object.entries(beginnings).map(([label, text]) => ({ id: label, label, subject: '', text })),
  ];
  if (offered.length === 0) return null;
  return (
    <Select
      label="Шаблон"
      placeholder="Выберите начало текста"
      options={offered}
      value={null}
      onChange={(id) => {
        const chosen = offered.find((one) => one.id === id);
        if (chosen) onChoose(begun(chosen, draft(), offered));
      }}
    />
  );
}
