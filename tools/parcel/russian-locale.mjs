// What react-aria takes for the language of whoever looks on, without asking Intl for it: that is Russian, whatever the browser speaks.
const russian = { locale: "ru-RU", direction: "ltr" };

export const useDefaultLocale = () => russian;
