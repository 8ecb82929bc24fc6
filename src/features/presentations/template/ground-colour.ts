/** The colour behind the text of a template's layout. */
import { contrastRatio } from '#ui/theme/contrast.ts';
import { colourNamed } from '../office/colours.ts';
import { titleIn } from './places.ts';
import type { TemplateLayout } from './template.ts';

const [black, white] = ['#000000', '#ffffff'];
/** Whether white text is easier to read on a colour than black text. */
export const isDark = (colour: string): boolean =>
  contrastRatio(colour, white) > contrastRatio(colour, black);

/** The colour of a layout's ground; where only a picture lies there, one on which its title can be read. */
export function groundColour({ ground, places, palette }: TemplateLayout): string {
  if (ground.colour !== null) return ground.colour;
  const title = titleIn(places)?.colour ?? colourNamed('tx1', palette) ?? black;
  const colours = ['tx2', 'bg2', 'tx1', 'bg1'].flatMap((name) => colourNamed(name, palette) ?? []);
  return colours.find((colour) => isDark(colour) !== isDark(title)) ?? (isDark(title) ? white : black);
}
