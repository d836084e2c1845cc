import { css } from "linaria";
import { Button } from "../../primitives/Button/index.ts";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { Image } from "../../primitives/Image/index.ts";
import { LinkButton } from "../../primitives/LinkButton/index.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";

/** A way on from an element: a link, or putting it away. */
export interface OnboardingAction {
  readonly id: string;
  readonly label: string;
  /** Without one it puts the onboarding away. */
  readonly href?: SafeHref | undefined;
  /** The link leads to another site, in a tab of its own. */
  readonly isExternal?: boolean | undefined;
}

/** One step of an onboarding: a promo form, or with choices an interactive one. */
export interface OnboardingElement {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Small print. */
  readonly disclaimer?: string | undefined;
  readonly logo?: SafeMediaUrl | undefined;
  readonly pictures?: readonly SafeMediaUrl[] | undefined;
  /** Choices, several at once. */
  readonly choices?: readonly { readonly id: string; readonly label: string; readonly isChosen: boolean }[] | undefined;
  /** The main one first. */
  readonly actions: readonly OnboardingAction[];
}

const logoBox = css`
  width: 48px;
  border-radius: ${radius.control};
`;

const pictureRow = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[2]};
  & > * {
    border-radius: ${radius.control};
  }
`;

const words = css`
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

const small = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

const choiceList = css`
  margin: 0;
  padding: 0;
  border: 0;
`;

export interface OnboardingContentProps {
  element: OnboardingElement;
  onToggle: (choiceId: string) => void;
}

/** Content of an element under its title: pictures, words and choices. */
export function OnboardingContent({ element, onToggle }: OnboardingContentProps) {
  const { title, subtitle, disclaimer, logo, pictures = [], choices = [] } = element;
  return (
    <>
      {logo !== undefined && <Image src={logo} width={48} ratio="square" alt="" className={logoBox} loading="eager" />}
      {pictures.length > 0 && (
        <div className={pictureRow}>
          {pictures.map((picture) => (
            <Image key={picture} src={picture} width={240} alt="" loading="eager" />
          ))}
        </div>
      )}
      {subtitle !== undefined && <p className={words}>{subtitle}</p>}
      {choices.length > 0 && (
        <fieldset className={choiceList} aria-label={title}>
          {choices.map(({ id, label, isChosen }) => (
            <Checkbox key={id} isSelected={isChosen} onChange={() => onToggle(id)}>
              {label}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {disclaimer !== undefined && <p className={small}>{disclaimer}</p>}
    </>
  );
}

export interface OnboardingActionsProps {
  actions: readonly OnboardingAction[];
  onPress: (actionId: string) => void;
  className?: string | undefined;
}

/** The ways on: the first link is the main one. */
export function OnboardingActions({ actions, onPress, className }: OnboardingActionsProps) {
  const main = actions.find(({ href }) => href !== undefined)?.id;
  return actions.map(({ id, label, href, isExternal = false }) =>
    href === undefined ? (
      <Button key={id} className={className} onPress={() => onPress(id)}>
        {label}
      </Button>
    ) : (
      <LinkButton
        key={id}
        href={href}
        opensNewTab={isExternal}
        variant={id === main ? "primary" : "secondary"}
        className={className}
        onPress={() => onPress(id)}
      >
        {label}
      </LinkButton>
    ),
  );
}
