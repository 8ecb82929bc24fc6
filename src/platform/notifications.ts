import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Area } from '#api/area.ts';
import {
  getNotificationListQueryKey,
  notificationList,
} from '#api/generated/hooks/notification/notification.ts';
import type { Notification } from '#api/generated/model/notification.ts';
import { parseTimestamp } from '#lib/dates.ts';
import { useStore } from '#lib/store.ts';
import { sessions } from './session/session.ts';

/** How often the notifications are asked for, ms (portal.md §9). */
const pollInterval = 120_000;

/** levelImportance of a release notice, and of the notice that hides the agents (portal.md §3). */
const releaseLevel = 300;
const noAgentsLevel = 666;

/**
 * Notifications that can be shown, and those that hide the agents, which need no name and then say nothing. Of two
 * with one id the first counts.
 */
export function known(notifications: readonly Notification[]): Notification[] {
  const byId = new Map<string, Notification>();
  for (const notification of notifications) {
    const { uuid, title, levelImportance } = notification;
    const isNamed = uuid !== '' && title !== '';
    if ((!isNamed && levelImportance !== noAgentsLevel) || byId.has(uuid)) continue;
    byId.set(uuid, isNamed ? notification : { ...notification, text: '' });
  }
  return [...byId.values()];
}

/** A list of one's notifications; the main area and the guests' have one each. */
export const notificationsOf = (area: Area) =>
  queryOptions({
    queryKey: [...getNotificationListQueryKey(), area],
    queryFn: async ({ signal }) => known(await notificationList({ signal })),
    staleTime: pollInterval,
    // One failure is one failure: it ends the poll (PRE-04), and nothing tries again behind the person's back.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * The one poll of the notifications (BOT-04, PRE-04): at once and then every 120 s, as long as somebody is
 * signed in and their layout stands. A failure goes to the error policy and ends it; it goes on after a success that the person
 * or the end of an outage brought about.
 *
 * @param area whose notifications
 */
export function useNotificationPoll(area: Area) {
  const { state } = useStore(sessions[area]);
  return useQuery({
    ...notificationsOf(area),
    enabled: state === 'AUTHENTICATED',
    retryOnMount: false,
    refetchInterval: (query) => (query.state.status === 'error' ? false : pollInterval),
    refetchIntervalInBackground: true,
  });
}

/** The same list, fresh, for the panel that shows it. */
export const useNotifications = (area: Area) =>
  useQuery({ ...notificationsOf(area), refetchOnMount: 'always' });

/** True while a notice of level 666 stands: the agents section is hidden then (portal.md §3). */
export const hidesAgents = (notifications: readonly Notification[]): boolean =>
  notifications.some(({ levelImportance }) => levelImportance === noAgentsLevel);

export const isRelease = ({ levelImportance }: Notification): boolean => levelImportance === releaseLevel;

/** Notifications that are for reading: one that only hides the agents and says nothing is not. */
export const readable = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.filter(
    ({ levelImportance, text }) => levelImportance !== noAgentsLevel || text.trim() !== '',
  );

const momentOf = ({ date }: Notification): number => parseTimestamp(date)?.getTime() ?? 0;

/** Moment of the newest of them, ms; 0 when there is none. */
export const newestOf = (notifications: readonly Notification[]): number =>
  Math.max(0, ...notifications.map(momentOf));

/** True for what came after the person had looked last. */
export const isNew = (notification: Notification, seen: number): boolean => momentOf(notification) > seen;
