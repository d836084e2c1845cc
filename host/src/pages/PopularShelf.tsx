import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { FeedShelf } from "../features/show-shelf/FeedShelf.tsx";
import { useCardActions } from "../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../features/show-shelf/useCardContext.ts";
import { dependsOnSession, presentShelf } from "../presenters/feed.ts";
import { feedQuery } from "../queries/feed.ts";
import { useHost } from "../ports/Host.ts";

/** Recommendations of the home page, where the wanted video is not there. Empty, where they do not come either. */
export const PopularShelf = observer(function PopularShelf({ title }: { title: string }) {
  const { api } = useHost();
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const feed = useQuery(feedQuery(api)).data;
  const shelf = feed?.resources.find((resource) => resource.card_type === "video" && !dependsOnSession(resource));
  const view =
    shelf && presentShelf({ ...shelf, extra_params: { ...shelf.extra_params, name: title } }, { isAuthorised: false });
  if (view?.kind !== "shelf") return null;
  return (
    <>
      <FeedShelf
        view={view}
        context={context}
        link={null}
        onMenuOpen={onMenuOpen}
        onAction={onAction}
        isFirst={false}
        initialScroll={0}
        onScrollRest={() => undefined}
      />
      {menu}
    </>
  );
});
