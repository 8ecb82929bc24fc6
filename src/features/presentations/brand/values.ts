/** The values of the form of a brand. */
import { plainLook } from '../model/brand-theme.ts';
import type { BrandLook } from '../model/deck.ts';

/** `#rrggbb` of what a person typed, such as `0B6572` or `#abc`; null for anything else. */
export function colourOf(text: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase()) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

export const colourProblem = (text: string): string | undefined =>
  colourOf(text) ? undefined : 'Цвет вида #0b6572';

/** The first values of the form: those of the brand, or the look that slides have without one. */
export function valuesOf(brand: BrandLook | null, brandColour: string): BrandLook {
  const look = brand ?? plainLook(colourOf(brandColour) ?? '#e22c63');
  const { logo, isLogoOnPlate, isLogoOnSlides, accent, dark, light, fonts, cover, contacts } = look;
  const template = look.template ?? null;
  return { logo, isLogoOnPlate, isLogoOnSlides, accent, dark, light, fonts, cover, contacts, template };
}

/** The values as the contract has them, contacts without blanks around them. A colour that is not valid is that of `before`. */
export const finished = (values: BrandLook, before: BrandLook): BrandLook => ({
  ...values,
  accent: colourOf(values.accent) ?? before.accent,
  dark: colourOf(values.dark) ?? before.dark,
  light: colourOf(values.light) ?? before.light,
  contacts: values.contacts.trim(),
});

/** At most three lines of 200 characters together. */
export function contactsProblem(contacts: string): string | undefined {
  if (contacts.trim().split('\n').length > 3) return 'Не\u00a0больше трёх строк';
  return contacts.trim().length > 200 ? 'Не\u00a0больше 200 знаков' : undefined;
}
