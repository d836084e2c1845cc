import { MoonIcon, SunIcon } from "../../primitives/Icon/index.ts";
import { HeaderButton } from "../Header/HeaderButton.tsx";

export interface ThemeToggleProps {
  /** The theme that is shown now. */
  theme: "light" | "dark";
  /** The other theme is wanted. */
  onToggle: () => void;
  /** Names what is on while pressed: «Тёмная тема». */
  label: string;
  className?: string | undefined;
}

/** Turns the dark theme on and off; the icon shows what one would get. */
export function ThemeToggle({ theme, onToggle, label, className }: ThemeToggleProps) {
  return (
    <HeaderButton
      icon={theme === "dark" ? <SunIcon /> : <MoonIcon />}
      label={label}
      aria-pressed={theme === "dark"}
      onClick={onToggle}
      className={className}
    />
  );
}
