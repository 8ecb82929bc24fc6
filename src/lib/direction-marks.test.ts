import { expect, test } from 'vitest';
import { withVisibleMarks } from './direction-marks.ts';

test('[ADM-05] marks of direction in a name are shown by their codes, other signs stay', () => {
  expect(withVisibleMarks('Анна\u202eвонавИ\u061c\u2066')).toBe('Анна⟨U+202E⟩вонавИ⟨U+061C⟩⟨U+2066⟩');
  expect(withVisibleMarks('Зоя Ёлкина-Мирская «עברית»')).toBe('Зоя Ёлкина-Мирская «עברית»');
});
