/**
 * Everything that the package offers. Convenient in stories and for other hosts; Kadr's own host imports by path
 * (`@kadr/design-system/primitives/Button`) so that a page's chunk holds what the page shows.
 */
export * from "./tokens/index.ts";
export * from "./primitives/AnchoredSurface/index.ts";
export * from "./primitives/Avatar/index.ts";
export * from "./primitives/Badge/index.ts";
export * from "./primitives/Button/index.ts";
export * from "./primitives/Chip/index.ts";
export * from "./primitives/Dialog/index.ts";
export * from "./primitives/Icon/index.ts";
export * from "./primitives/IconButton/index.ts";
export * from "./primitives/Image/index.ts";
export * from "./primitives/Late/index.ts";
export * from "./primitives/MenuPopover/index.ts";
export * from "./primitives/Overlay/index.ts";
export * from "./primitives/PageTooltip/index.ts";
export * from "./primitives/ProgressBar/index.ts";
export * from "./primitives/Separator/index.ts";
export * from "./primitives/Skeleton/index.ts";
export * from "./primitives/Slider/index.ts";
export * from "./primitives/Spinner/index.ts";
export * from "./primitives/Switch/index.ts";
export * from "./primitives/Tabs/index.ts";
export * from "./primitives/TextArea/index.ts";
export * from "./primitives/TextField/index.ts";
export * from "./primitives/Tooltip/index.ts";
export * from "./primitives/VisuallyHidden/index.ts";
export * from "./navigation/BottomMenu/index.ts";
export * from "./navigation/FooterLinks/index.ts";
export * from "./navigation/Header/index.ts";
export * from "./navigation/LeftMenu/index.ts";
export * from "./navigation/Logo/index.ts";
export * from "./navigation/SkipLink/index.ts";
export * from "./navigation/ThemeToggle/index.ts";
export * from "./navigation/UserMenu/index.ts";
export * from "./popups/AuthPopup/index.ts";
export * from "./popups/ConfirmDialog/index.ts";
export * from "./popups/MessageLog/index.ts";
export * from "./popups/ShareDialog/index.ts";
export * from "./popups/Toasts/index.ts";
export * from "./stubs/EmptyState/index.ts";
export * from "./stubs/ErrorPage/index.ts";
export * from "./stubs/OfflineBar/index.ts";
export * from "./stubs/PlayerStub/index.ts";
export * from "./stubs/AgeGate/index.ts";
export * from "./stubs/VideoUnavailable/index.ts";
