import type { Route } from '../on.ts';
import { authRoutes } from './auth.ts';
import { chatRoutes } from './chat.ts';
import { dataRoutes } from './data.ts';
import { favouriteRoutes } from './favourites.ts';
import { fileRoutes } from './file.ts';
import { historyRoutes } from './history.ts';
import { notificationRoutes } from './notification.ts';
import { tileRoutes } from './tile.ts';

/** Every operation that the stand-in serves. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...chatRoutes,
  ...dataRoutes,
  ...favouriteRoutes,
  ...fileRoutes,
  ...historyRoutes,
  ...notificationRoutes,
  ...tileRoutes,
];
