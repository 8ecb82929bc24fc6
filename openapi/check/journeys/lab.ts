/** The journeys around functions of agents and chat-bots for guests. */
import type { Journey } from '../run.ts';
import { functions } from './functions.ts';
import { guestBots } from './guest-bots.ts';
import { editorsOfLab } from './lab-editors.ts';

export const lab: readonly Journey[] = [functions, editorsOfLab, ...guestBots];
