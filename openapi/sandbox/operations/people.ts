// The calls about the person who asks: account, profile, notifications, subscriptions, interests.
export { changePassword, confirmEmail, getUser, removeAccount, setEmail, setPhone, uploadAvatar } from "./account.ts";
export {
  getInterests,
  listGuestInterestTags,
  listInterestChannels,
  listInterestContent,
  listInterestTags,
  saveInterests,
} from "./interests.ts";
export {
  getDeliverySettings,
  getNotificationSettings,
  updateDeliverySettings,
  updateNotificationSettings,
} from "./notification-settings.ts";
export {
  countNotifications,
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markNotificationRead,
  readAllNotifications,
  toggleNotificationSubscription,
  touchBell,
} from "./notifications.ts";
export { listPaidSubscriptions } from "./paid-subscriptions.ts";
export { getProfile, logout, updateProfile } from "./profile.ts";
export { checkVpn, listAbTests } from "./site-checks.ts";
export {
  listSubscriptionMarkers,
  listSubscriptions,
  setSubscriptionNotices,
  subscribe,
  unsubscribe,
  visitSubscription,
} from "./subscriptions.ts";
