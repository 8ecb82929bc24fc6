import { userFind } from '#api/generated/hooks/data/data.ts';
import type { LookupSource } from '#forms/index.ts';

/** Colleagues for a look-up field, by name, e-mail or post; from two letters on. Others by the whole address. */
export const peopleSource: LookupSource = {
  key: 'people',
  hint: 'Введите имя, почту или должность',
  noneText: 'Введите адрес целиком, чтобы найти человека из\u00a0другой компании',
  async find(text, signal) {
    if (text.trim().length < 2) return [];
    const people = await userFind({ searchText: text.trim() }, { signal });
    return people.map(({ id, name, email }) => ({
      id: String(id),
      label: [name, email].filter(Boolean).join(', ') || String(id),
    }));
  },
};
