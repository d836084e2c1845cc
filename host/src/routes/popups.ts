import { popupParam } from "@kadr/openapi/pages";
import type { AuthGate, AuthTrigger, SessionReader } from "../stores/ports.ts";
import { giveNextEntry, isOverlayEntry, withoutOverlays } from "./overlayStack.ts";

/** How a popup stands in the address: `popup=<name>`, and what it has besides. */
export interface PopupAddress<Args, Name extends string = string> {
  /** The value of `popup`. */
  readonly name: Name;
  /**
   * Other values of `popup` that mean it, each with the parameters that it stands for (`popup.otherQueryParams`, G05). An address that we
   * write has the name.
   */
  readonly alsoNamed?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Further parameters, which are the popup's alone and go with it. */
  readonly params: readonly string[];
  /** Arguments of the popup in the address; undefined where the address gives none that can be shown. */
  readonly parse: (search: URLSearchParams) => Args | undefined;
  /** The further parameters of an opening. */
  readonly print: (args: Args) => Readonly<Record<string, string>>;
}

/** A popup for people who are signed in. A guest signs in first, and it opens then, once. */
export interface PopupAudience<Args> {
  /** Where the guest is asked; of one popup with several ways in, by the way that was taken. */
  readonly trigger: AuthTrigger | ((args: Args) => AuthTrigger);
  /** Of those who are signed in, whose it is: one's own channel, for instance. Default everybody. */
  readonly isFor?: (userId: string, args: Args) => boolean;
}

/** As much of an entry of the registry of popups as its way in needs. */
export interface PopupEntry<Args> {
  /** Default it has none, and is opened by a call alone. */
  readonly address?: PopupAddress<Args>;
  /** The people who may open it. Default all. */
  readonly audience?: PopupAudience<Args>;
}

export interface PopupPorts<Args> {
  readonly table: { readonly [N in keyof Args]: PopupEntry<Args[N]> };
  readonly show: <N extends keyof Args>(name: N, args: Args[N]) => void;
  readonly auth: AuthGate;
  readonly session: SessionReader;
  /** Resolves when it is known who is here: before that nobody is asked to sign in. */
  readonly known: () => Promise<unknown>;
}

/** Opens popups by a typed call or by the address of the page. */
export class Popups<Args extends object> {
  readonly #ports: PopupPorts<Args>;

  constructor(ports: PopupPorts<Args>) {
    this.#ports = ports;
  }

  /** Opens it over the page of now, for whom it is; its address stands there as long as it does. */
  readonly open = <N extends keyof Args>(name: N, args: Args[N]): void => {
    const { audience } = this.#ports.table[name];
    if (audience === undefined) this.#show(name, args);
    else void this.#admit(name, args, audience);
  };

  /**
   * Takes the popup out of the address of a page and opens it: the page itself is left with its own address, and without a further entry
   * of the history. A name that nobody knows is only taken away. `isLoad`: also a popup's own entry is read, which a reload stands at.
   */
  readonly takeAddress = ({ isLoad = false } = {}): void => {
    const search = new URLSearchParams(window.location.search);
    const value = search.get(popupParam);
    if (value === null || (isOverlayEntry() && !isLoad)) return;
    const name = this.#named(value);
    const address = name === undefined ? undefined : this.#ports.table[name].address;
    // A reload goes down from a popup's own entry to the page, which has its own address already.
    if (!isOverlayEntry()) window.history.replaceState(window.history.state, "", without(search, address?.params));
    const args = name === undefined ? undefined : this.#parsed(name, search);
    if (name === undefined || args === undefined) return;
    withoutOverlays(() => this.open(name, args));
  };

  /** A link home that names a popup leads to no page: the popup opens over the one that is there. Says whether it was such a link. */
  readonly takeLink = (path: string): boolean => {
    const { pathname, searchParams } = new URL(path, window.location.origin);
    const name = this.#named(searchParams.get(popupParam) ?? "");
    if (pathname !== "/" || name === undefined) return false;
    const args = this.#parsed(name, searchParams);
    if (args !== undefined) this.open(name, args);
    return args !== undefined;
  };

  #ownSearch(): URLSearchParams {
    const search = new URLSearchParams(window.location.search);
    const value = search.get(popupParam);
    const name = value === null ? undefined : this.#named(value);
    const params = name === undefined ? [] : (this.#ports.table[name].address?.params ?? []);
    for (const param of [popupParam, ...params]) search.delete(param);
    return search;
  }

  #named(value: string): keyof Args | undefined {
    const { table } = this.#ports;
    return (Object.keys(table) as (keyof Args)[]).find((name) => {
      const { address } = table[name];
      return address?.name === value || Object.hasOwn(address?.alsoNamed ?? {}, value);
    });
  }

  /** Arguments in the address for the popup of that name; another name of it stands for parameters that the address may also give. */
  #parsed<N extends keyof Args>(name: N, search: URLSearchParams): Args[N] | undefined {
    const { address } = this.#ports.table[name];
    const meant = address?.alsoNamed?.[search.get(popupParam) ?? ""] ?? {};
    const all = new URLSearchParams(search);
    for (const [param, value] of Object.entries(meant)) if (!all.has(param)) all.set(param, value);
    return address?.parse(all);
  }

  async #admit<N extends keyof Args>(
    name: N,
    args: Args[N],
    { trigger, isFor }: PopupAudience<Args[N]>,
  ): Promise<void> {
    const { auth, session, known } = this.#ports;
    const { pathname } = window.location;
    await known();
    // A person who has gone on to another page meanwhile does not want it any more.
    if (
      window.location.pathname !== pathname ||
      !(await auth.require(typeof trigger === "function" ? trigger(args) : trigger))
    )
      return;
    if (window.location.pathname !== pathname || session.userId === null) return;
    if (isFor?.(session.userId, args) === false) return;
    this.#show(name, args);
  }

  /** Back was a step back in it: the entry that it gets anew has its address again. */
  readonly keepAddress = <N extends keyof Args>(name: N, args: Args[N]): void => {
    const { address } = this.#ports.table[name];
    if (address !== undefined) {
      // It may open over another one, whose address is not the page's.
      const search = this.#ownSearch();
      search.set(popupParam, address.name);
      for (const [param, value] of Object.entries(address.print(args))) search.set(param, value);
      giveNextEntry(`${window.location.pathname}?${search}${window.location.hash}`);
    }
  };

  #show<N extends keyof Args>(name: N, args: Args[N]): void {
    this.keepAddress(name, args);
    this.#ports.show(name, args);
  }
}

/** The address of the page under a popup. */
function without(search: URLSearchParams, params: readonly string[] = []): string {
  const own = new URLSearchParams(search);
  for (const param of [popupParam, ...params]) own.delete(param);
  const { pathname, hash } = window.location;
  return `${pathname}${own.size === 0 ? "" : `?${own}`}${hash}`;
}
