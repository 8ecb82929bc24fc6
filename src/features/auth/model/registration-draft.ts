import { readTabJson, writeTab } from '#platform/storage.ts';
import { limits } from './field-rules.ts';

/** What has been typed into the registration and is no secret. */
export interface RegistrationDraft {
  email: string;
  name: string;
  line: string;
  tariff: string;
}

const key = 'registrationDraft';
const lengths: Record<keyof RegistrationDraft, number> = {
  email: limits.email,
  name: limits.name,
  line: 100,
  tariff: 10,
};

/** The draft of this tab: it outlives a reload, not the tab. Whatever the storage holds, four texts come out. */
export function readRegistrationDraft(): RegistrationDraft {
  const stored = readTabJson(key);
  const fields = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const text = (name: keyof RegistrationDraft): string => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' && value.length <= lengths[name] ? value : '';
  };
  return { email: text('email'), name: text('name'), line: text('line'), tariff: text('tariff') };
}

/** Keeps the draft. A password never comes here: the four fields are picked by name. */
export const writeRegistrationDraft = ({ email, name, line, tariff }: RegistrationDraft): void =>
  writeTab(key, JSON.stringify({ email, name, line, tariff }));

export const wipeRegistrationDraft = (): void => writeTab(key, null);
