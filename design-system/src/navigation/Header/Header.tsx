import { css, cx } from "linaria";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { ArrowLeftIcon, MenuIcon, SearchIcon, UserIcon } from "../../primitives/Icon/index.ts";
import { OverlayEntry } from "../../primitives/Overlay/index.ts";
import { skeleton } from "../../primitives/Skeleton/index.ts";
import { color, fingerArea, focusRing, font, layer, media, radius, size, space } from "../../tokens/index.ts";
import { Logo, type LogoSeason } from "../Logo/index.ts";
import { ThemeToggle } from "../ThemeToggle/index.ts";
import { HeaderButton } from "./HeaderButton.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { useSearchKey } from "./useSearchKey.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";

export interface HeaderUser {
  name: string;
  /** Address of the picture; the initial stands in for none. */
  avatarUrl?: SafeMediaUrl | null | undefined;
}

export interface HeaderProps {
  /** pending while the session is asked for, null for a visitor. */
  user: HeaderUser | "pending" | null;
  /** The user's menu is wanted; it lies at `userButtonRef`. */
  onUserMenu: () => void;
  isUserMenuOpen?: boolean | undefined;
  userButtonRef?: Ref<HTMLButtonElement> | undefined;
  onSignIn: () => void;
  theme: "light" | "dark";
  onThemeToggle: () => void;
  /** The left menu is wanted; without it there is no burger. */
  onMenu?: (() => void) | undefined;
  isMenuOpen?: boolean | undefined;
  /** The menu stands beside the page, and the burger folds it; else it lies over the page. Default false. */
  isMenuInPlace?: boolean | undefined;
  /** The overlay that a button opens is about to be wanted: a pointer or the focus is on the button. */
  onPrepare?: ((what: "menu" | "account" | "signIn") => void) | undefined;
  /** Text of the search field, from the address. Default "". */
  query?: string | undefined;
  /** Called with the trimmed query in place of the form's own navigation. */
  onSearch?: ((query: string) => void) | undefined;
  /** In the search field: other ways to say what is looked for. Default: none. */
  searchTools?: ((field: RefObject<HTMLInputElement | null>) => ReactNode) | undefined;
  /** Content under the search field once it is used. Default: nothing. */
  suggestions?: ((field: RefObject<HTMLInputElement | null>) => ReactNode) | undefined;
  /** Whether «/» leads to the search field just now: keys of one character can be switched off (WCAG 2.1.4). Default: always. */
  hasSearchKey?: (() => boolean) | undefined;
  /** More buttons, before the theme (the bell, the upload menu). */
  actions?: ReactNode;
  /** Of the logo. Default none. */
  season?: LogoSeason | undefined;
  texts: HeaderTexts;
  className?: string | undefined;
}

export interface HeaderTexts {
  /** The written name in the logo. */
  name: string;
  /** Where the logo leads. */
  home: string;
  menu: string;
  search: string;
  /** Name of the button that searches. */
  submitSearch: string;
  searchPlaceholder: string;
  openSearch: string;
  closeSearch: string;
  theme: string;
  /** «Вход и регистрация» */
  signIn: string;
  userMenu: string;
}

const header = css`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, 560px) minmax(max-content, 1fr);
  align-items: center;
  gap: ${space[6]};
  height: ${size.header};
  padding: 0 ${size.gutter};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  ${media.tablet} {
    gap: ${space[4]};
  }
  ${media.mobile} {
    grid-template-columns: 1fr auto;
    gap: ${space[2]};
    /* the pictures of its buttons stand on the page's gutter: 6 px and the 10 px around each */
    padding: 0 ${space[1.5]};
  }
`;

const side = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  &[data-end] {
    justify-content: flex-end;
  }
  &[data-start] > :first-child {
    margin-inline-start: -8px;
  }
  ${media.mobile} {
    gap: 0;
    &[data-start] > :first-child {
      margin-inline-start: 0;
    }
    /* the open field covers them: what nobody sees nobody presses or reaches by Tab */
    [data-search] > & {
      visibility: hidden;
    }
  }
`;

const home = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space[1]};
  border-radius: ${radius.control};
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
  /* a narrow phone has room for the sign and the buttons */
  @media (max-width: 419.98px) {
    [data-name] {
      display: none;
    }
  }
`;

/** On mobile the field covers the header once it is asked for. */
const searchPlace = css`
  display: flex;
  min-width: 0;
  ${media.mobile} {
    display: none;
    &[data-open] {
      display: flex;
      gap: ${space[1]};
      align-items: center;
      position: absolute;
      inset: 0;
      z-index: 1;
      padding: 0 ${space[2]} 0 ${space[1]};
      background: ${color.surface};
    }
  }
`;

const signIn = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: auto;
  height: 40px;
  padding: 0 ${space[4]} 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: ${font.bodyStrong};
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      background: ${color.accentHover};
    }
  }
  &:active {
    background: ${color.accentPressed};
  }
  ${media.coarse} {
    &::after {
      ${fingerArea}
    }
  }
  ${media.mobile} {
    width: 44px;
    height: 44px;
    padding: 0;
    /* its sign, of 20 px, ends where the others' of 24 px would */
    margin-inline-end: -2px;
    justify-content: center;
    background: transparent;
    color: ${color.accentText};
    &:focus-visible {
      outline-offset: ${focusRing.inset};
    }
    /* the icon carries it; the words stay for who hears them */
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

const waiting = css`
  width: 40px;
  height: 40px;
  border-radius: ${radius.full};
`;

/** The top of every page: menu, logo, search, theme and the person. Nothing heavy: the menus behind its buttons load on demand. */
export function Header({
  user,
  onUserMenu,
  isUserMenuOpen = false,
  userButtonRef,
  onSignIn,
  theme,
  onThemeToggle,
  onMenu,
  isMenuOpen = false,
  isMenuInPlace = false,
  onPrepare,
  query = "",
  onSearch,
  searchTools,
  suggestions,
  hasSearchKey,
  actions,
  season,
  texts,
  className,
}: HeaderProps) {
  const [isSearchOpen, setSearchOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useSearchKey(place, hasSearchKey, () => setSearchOpen(true));
  const prepares = (what: "menu" | "account" | "signIn") => ({
    onPointerEnter: () => onPrepare?.(what),
    onFocus: () => onPrepare?.(what),
  });

  useEffect(() => {
    if (isSearchOpen) place.current?.querySelector("input")?.focus();
    else if (
      wasOpen.current &&
      (document.activeElement === document.body || place.current?.contains(document.activeElement))
    )
      opener.current?.focus();
    wasOpen.current = isSearchOpen;
  }, [isSearchOpen]);

  return (
    <header className={cx(header, className)} data-header data-search={isSearchOpen || undefined}>
      {isSearchOpen && <OverlayEntry onClose={() => setSearchOpen(false)} />}
      <div className={side} data-start>
        {onMenu !== undefined && (
          <HeaderButton
            icon={<MenuIcon />}
            label={texts.menu}
            aria-haspopup={isMenuInPlace ? undefined : "dialog"}
            aria-expanded={isMenuOpen}
            {...prepares("menu")}
            onClick={onMenu}
          />
        )}
        <a className={home} href="/" aria-label={texts.home}>
          <Logo name={texts.name} season={season} />
        </a>
      </div>
      <div
        ref={place}
        className={searchPlace}
        data-open={isSearchOpen || undefined}
        onKeyDown={(event) => {
          if (event.key === "Escape" && isSearchOpen) setSearchOpen(false);
        }}
        onBlur={(event) => {
          // Tab has left it for the page; a press elsewhere, or another window, has not.
          if (
            !isSearchOpen ||
            !(event.relatedTarget instanceof Node) ||
            event.currentTarget.contains(event.relatedTarget) ||
            // a dialog lies over it, and gives the focus back
            (event.relatedTarget instanceof Element && event.relatedTarget.closest("dialog, [role$=dialog]") !== null)
          )
            return;
          // the focus is on its way already and must not be called back to the opener
          wasOpen.current = false;
          setSearchOpen(false);
        }}
      >
        <HeaderButton
          icon={<ArrowLeftIcon />}
          label={texts.closeSearch}
          isMobileOnly
          onClick={() => setSearchOpen(false)}
        />
        <SearchForm
          query={query}
          label={texts.search}
          submitLabel={texts.submitSearch}
          placeholder={texts.searchPlaceholder}
          onSearch={(wanted) => {
            setSearchOpen(false);
            onSearch?.(wanted);
          }}
          isHandled={onSearch !== undefined}
          tools={searchTools}
          suggestions={suggestions}
        />
      </div>
      <div className={side} data-end>
        <HeaderButton
          icon={<SearchIcon />}
          label={texts.openSearch}
          ref={opener}
          isMobileOnly
          onClick={() => setSearchOpen(true)}
        />
        {actions}
        <ThemeToggle theme={theme} onToggle={onThemeToggle} label={texts.theme} />
        {user === "pending" && <span aria-hidden className={cx(skeleton, waiting)} />}
        {user === null && (
          <PlainButton on="none" className={signIn} aria-haspopup="dialog" {...prepares("signIn")} onClick={onSignIn}>
            <UserIcon size={20} />
            <span>{texts.signIn}</span>
          </PlainButton>
        )}
        {user !== null && user !== "pending" && (
          <HeaderButton
            icon={<Avatar name={user.name} src={user.avatarUrl} size={36} loading="eager" />}
            label={texts.userMenu}
            aria-haspopup="dialog"
            aria-expanded={isUserMenuOpen}
            ref={userButtonRef}
            {...prepares("account")}
            onClick={onUserMenu}
          />
        )}
      </div>
    </header>
  );
}
