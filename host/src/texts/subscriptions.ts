/** Words of what a person follows (`subscribe.*`). */
export const subscriptionsTexts = {
  subscribe: "Подписаться",
  active: "Вы подписаны",
  /** Effect of a press on «Вы подписаны». */
  unsubscribe: "отписаться",
  bell: (name: string): string => `Уведомления о новом: ${name}`,
  subscribed: "Вы подписались на канал",
  subscribedToMany: "Вы подписались на каналы",
  unsubscribed: "Вы отписались от канала",
  loggedInAndSubscribed: "Вы вошли и подписались на канал",
  registeredAndSubscribed: "Вы зарегистрировались и подписались на канал",
  failed: "Ошибка при подписке на канал",
} as const;
