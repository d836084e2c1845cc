import type { ReactNode } from "react";
import {
  ClockIcon,
  CommentIcon,
  EditIcon,
  FireIcon,
  FlagIcon,
  GridIcon,
  HashIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  LikeIcon,
  LiveIcon,
  MailIcon,
  PhoneIcon,
  PlaylistIcon,
  ShareIcon,
  TvIcon,
  UserIcon,
} from "@kadr/design-system/primitives/Icon";
import type { MediaCheck } from "../../links/checks.ts";

/** The icons that menu items of the server name (`MenuItem`). */
const icons: Readonly<Record<string, ReactNode>> = {
  home: <HomeIcon />,
  catalog: <GridIcon />,
  fire: <FireIcon />,
  live: <LiveIcon />,
  shorts: <PhoneIcon />,
  subscriptions: <UserIcon />,
  history: <HistoryIcon />,
  later: <ClockIcon />,
  mine: <UserIcon />,
  like: <LikeIcon />,
  playlist: <PlaylistIcon />,
  comment: <CommentIcon />,
  android: <PhoneIcon />,
  tv: <TvIcon />,
  guide: <InfoIcon />,
  studio: <EditIcon />,
  news: <MailIcon />,
  club: <ShareIcon />,
  feedback: <FlagIcon />,
};

/** The icon of a name or of an address; a name that nobody drew has the sign of a topic. */
export function menuIcon(icon: string | undefined, mediaUrl: MediaCheck): ReactNode {
  if (icon === undefined) return undefined;
  if (!icon.includes("/")) return icons[icon] ?? <HashIcon />;
  const address = mediaUrl(icon);
  return address === undefined ? <HashIcon /> : <img src={address} width={24} height={24} alt="" />;
}
