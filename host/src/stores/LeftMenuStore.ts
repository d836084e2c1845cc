import { makeAutoObservable, observableRef } from "mobx";

export interface MenuSectionState {
  readonly isOpen: boolean;
  readonly isWhole: boolean;
}

/**
 * State of the sections of the left menu, for the visit of the tab: the menu itself comes and goes with each of its variants.
 * It belongs to the screen and not to a person, and says nothing of one.
 */
export class LeftMenuStore {
  /** By the section's id; one that is not here is as it came. */
  sections: Readonly<Record<string, MenuSectionState>> = {};

  constructor() {
    makeAutoObservable(this, { sections: observableRef }, { autoBind: true });
  }

  setSection(id: string, state: MenuSectionState): void {
    this.sections = { ...this.sections, [id]: state };
  }
}
