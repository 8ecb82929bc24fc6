import { expect, test } from 'vitest';
import { withHiddenShown } from './hidden-characters.ts';

test('[LAB-19] characters that show nothing are shown by their codes, all others stay', () => {
  expect(withHiddenShown('за\u200bяв\ufeffка\u202eфыв')).toBe('за⟨U+200B⟩яв⟨U+FEFF⟩ка⟨U+202E⟩фыв');
  expect(withHiddenShown(`a${String.fromCodePoint(0xe0041)}`)).toBe('a⟨U+E0041⟩');
  const plain = 'Обычный текст, «кавычки»,\u00a0120\u202f000 ₽ — ё\n\t😀❤️';
  expect(withHiddenShown(plain)).toBe(plain);
});
