import { expect, it } from 'vitest';
import { imageName } from './image-file.ts';

it('[CHAT-21] a saved picture is named after its prompt, with its number among several', () => {
  expect(imageName('Кот на окне', 1, 4, 'png')).toBe('Кот на окне 2.png');
  expect(imageName('  ', 0, 1, 'zip')).toBe('Картинка.zip');
  expect(imageName('кот/пёс: "кот"\nна\tокне?', 0, 1, 'jpg')).toBe('кот_пёс_ _кот_ на окне_.jpg');
  expect(imageName('Щ'.repeat(500), 0, 1, 'webp')).toBe(`${'Щ'.repeat(60)}.webp`);
});
