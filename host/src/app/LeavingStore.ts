import { makeAutoObservable, observableRef } from "mobx";

/** The question before a link to a site that is not on the list of partners (SHELL-LINKS-01). */
export class LeavingStore {
  link: { readonly href: string; readonly host: string } | null = null;

  constructor() {
    makeAutoObservable(this, { link: observableRef }, { autoBind: true });
  }

  ask(link: { readonly href: string; readonly host: string }): void {
    this.link = link;
  }

  answer(isYes: boolean): void {
    const { link } = this;
    this.link = null;
    if (isYes && link) window.open(link.href, "_blank", "noopener,noreferrer");
  }
}
