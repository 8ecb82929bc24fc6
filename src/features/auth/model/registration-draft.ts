import { formDraft } from '#platform/form-draft.ts';
import { limits } from './field-rules.ts';

/** The fields of the registration without the passwords. */
interface RegistrationDraft {
  email: string;
  name: string;
  line: string;
  tariff: string;
}

/** Longest text of each field, in characters. */
const lengths: Record<keyof RegistrationDraft, number> = {
  email: limits.email,
  name: limits.name,
  line: 100,
  tariff: 10,
};

function parse(stored: unknown): Partial<RegistrationDraft> {
  const fields = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const texts = Object.entries(lengths).flatMap(([name, length]) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' && value !== '' && value.length <= length ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

/** The draft of this tab. It cannot hold a password: its fields are listed by name. */
export const registrationDraft = formDraft<RegistrationDraft>(null, 'registration', {
  parse,
  keep: ({ email, name, line, tariff }) => ({ email, name, line, tariff }),
});
