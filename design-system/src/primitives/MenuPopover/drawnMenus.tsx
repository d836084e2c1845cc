import { createContext, use, useId, type ReactNode } from "react";
import { MenuSurface, type MenuPopoverItem } from "./MenuSurface.tsx";

export interface DrawnMenu {
  /** Subject of the menu, heard when it opens. */
  readonly label: string;
  readonly items: readonly MenuPopoverItem[];
}

/**
 * Menus of the buttons of a page that a server draws. They travel with it, so that a menu opens before the page's code is there
 * (openapi/sandbox/documents/early-menu.ts).
 */
export class DrawnMenus {
  readonly #byId = new Map<string, DrawnMenu>();

  /** `id`: of the button, in its `data-menu`. */
  add(id: string, menu: DrawnMenu): void {
    this.#byId.set(id, menu);
  }

  /** All of them, closed, each in an element that says in `data-of` whose it is. */
  draw(): ReactNode {
    return [...this.#byId].map(([id, menu]) => (
      <div key={id} data-of={id}>
        <MenuSurface {...menu} />
      </div>
    ));
  }
}

/** Default `null`, as in every browser: no menu is drawn before it opens. */
export const DrawnMenusContext = createContext<DrawnMenus | null>(null);

/** The `data-menu` of a button whose menu may open before the page is alive. `menu` is asked where a server draws it. */
export function useDrawnMenu(menu: () => DrawnMenu): string {
  const id = useId();
  use(DrawnMenusContext)?.add(id, menu());
  return id;
}
