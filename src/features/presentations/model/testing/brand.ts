import type { Brand } from '../deck.ts';

/** A brand for tests: teal, with a wide logo and contacts. */
export const testBrand = (own: Partial<Brand> = {}): Brand => ({
  name: 'Нейро',
  logo: { idFile: '5f0c3a1e-0000-4000-8000-00000000b001', width: 600, height: 200 },
  isLogoOnPlate: false,
  isLogoOnSlides: true,
  accent: '#0b6572',
  dark: '#12303a',
  light: '#ffffff',
  fonts: 'serifTitles',
  cover: 'band',
  contacts: 'ООО «Нейро»\nrazvitie@neuro.example',
  ...own,
});
