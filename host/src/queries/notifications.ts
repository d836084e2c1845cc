import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Paged by a cursor that is sent back as it came (A §7 Notifications). */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["notifications"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => api.call("listNotifications", { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

/** What the bell says; 99+ above 99 is the badge's business. */
export const notificationCountQuery = (api: Api) =>
  queryOptions({
    queryKey: ["notificationCount"],
    queryFn: ({ signal }) => api.call("countNotifications", { signal }),
  });

/** Switches of events (v4; G16). */
export const notificationSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["notificationSettings", "events"],
    queryFn: ({ signal }) => api.call("getNotificationSettings", { signal }),
  });

/** Switches of the ways to be told (v5; G16). */
export const deliverySettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["notificationSettings", "ways"],
    queryFn: ({ signal }) => api.call("getDeliverySettings", { signal }),
  });
