import { itemsOf } from '../db/database.ts';
import { on, type Route } from '../on.ts';

export const notificationRoutes: readonly Route[] = [
  on('get', '/notification/getNotificationUser', (c) =>
    c.reply(200, [...itemsOf(c.services.database.notifications)]),
  ),
];
