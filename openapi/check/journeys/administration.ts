/** The journeys of this area. */
import type { Journey } from '../run.ts';

export const administration: readonly Journey[] = [];
