// Generated from openapi/spec by `npm run spec`. Do not edit.

export interface paths {
    "/feed/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feed page
         * @description The tabs, the carousel and the resources of a feed, the resources still empty: items come from getFeedResources, five resources at a time (FEED-LOAD-03). `tab` picks a tab of the feed; a missing tab answers 404 (FEED-LOAD-06).
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{ids}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resources with their items
         * @description The first page of each named resource. The second part of the path is not shown in the documents (G04); `items` is ours. An unknown id is left out of the response.
         */
        get: operations["getFeedResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/grid/{resourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of a resource
         * @description The page behind `nextUrl` and `prevUrl` of a resource (path ours: the documents take the address from the response). Guests and clients follow the link as it is.
         */
        get: operations["getFeedGrid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Video page bundle
         * @description Everything that the page needs at once. A video that cannot be shown answers 403, 404 or 410 with a documented code (`video.unavailableCode`): 2042001 author removed it, 2042002, 2042004 to 2042007 not available, 2042003 no such video, 2042008 in moderation; 410 `track_mismatch` when `track_id` names another track (ERROR-FETCH-03).
         */
        get: operations["getVideoPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page_options/page_meta/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Head of a video page
         * @description Title, description, canonical address and Open Graph of the page.
         */
        get: operations["getVideoMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/recommendation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommendations beside a video
         * @description Videos to go on with.
         */
        get: operations["listVideoRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/video/history/actual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one stopped
         * @description Positions of the videos that the person watched last, for resuming and for the bars of cards. A guest gets an empty map.
         */
        get: operations["getVideoProgress"];
        put?: never;
        /**
         * Save where one stopped
         * @description Sent on leaving a video that is not live, and now and then while it plays (path and method ours, G01). The newest position wins; saving again is harmless.
         */
        post: operations["saveVideoProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reactions/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's reaction to a video
         * @description The reaction of the person who asks, and the counters. A guest has none.
         */
        get: operations["getVideoReaction"];
        put?: never;
        post?: never;
        /**
         * Take a reaction back
         * @description Removes the reaction; harmless when there is none.
         */
        delete: operations["removeVideoReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * React to a video
         * @description Sets the reaction; the other one is taken back (VIDEO-PAGE-10). Setting the same again is harmless.
         */
        post: operations["setVideoReaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/numerator/video/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vote counters
         * @description Likes and dislikes of a video, read apart from the page (VIDEO-PAGE-12).
         */
        get: operations["getVideoVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Muted preview
         * @description The clip that a card plays on hover. The documents ask the auth host for cards and the API host for shorts and do not show the response; here the API host serves both. Adult and live videos have none and answer 404.
         */
        get: operations["getVideoPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * File of a video to keep
         * @description The address of the best file, which the media host gives as an attachment. Only for what is the person's own or free; anything else answers 403, and what has no file (on air, not out yet) 404.
         */
        get: operations["getVideoDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description Videos that the person watched, newest first.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        /**
         * Clear the history
         * @description Removes every video from the history; harmless when it is empty.
         */
        delete: operations["clearHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/history/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a removed video back into the history
         * @description Undoes a removal. The video stands where it stood, by the moment when it was last watched; twice is the same as once, and one that is listed stays as it is. 404 when the person never watched it.
         */
        put: operations["restoreToHistory"];
        post?: never;
        /**
         * Remove one video from the history
         * @description Removes one video; 404 when it is not in the history.
         */
        delete: operations["removeFromHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playlist/custom/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playlist
         * @description Title, description, counts and the favourite flag; the videos come from listPlaylistVideos.
         */
        get: operations["getPlaylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playlist/custom/{id}/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos of a playlist
         * @description 20 videos a page; further pages by the links, both ways (PLAYLIST-PAGE-02, PLAYLIST-PAGE-03).
         */
        get: operations["listPlaylistVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/video/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments, newest first
         * @description Same as listComments in the order of date_added_desc (K14: the documents give two calls and do not say which order is whose).
         */
        get: operations["listCommentsByDate"];
        put?: never;
        /**
         * Comment or reply
         * @description Publishes a comment, or a reply when `parent_id` is there. 403 means that the person may not comment here and carries what to say; 404 `parent_deleted` means that the comment replied to is gone. With an `Idempotency-Key` the same request again gets the same response and makes nothing new; the key with another body answers 422.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One comment
         * @description A comment or a reply, without its replies.
         */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes one's own comment with its replies, or one's own reply (COMMENT-DELETE-08); another person's answers 403, to the author of the channel too, who may ban. A comment that is gone answers 404.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Edit a comment
         * @description Changes the text of one's own comment or reply. The body is the same as for posting (COMMENT-SEND-12); `parent_id`, `bro_id` and `bro_user_id` stay as they are.
         */
        patch: operations["editComment"];
        trace?: never;
    };
    "/api/v2/comments/video/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments, popular first; replies
         * @description The comments of a video, popular first, or with `parent_id` the replies to one of them, oldest first. Later and earlier pages follow `next` and `previous`. The other order has its own call (K14).
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/my/focused_comment/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page around one comment
         * @description The page of the list that holds `comment_id`, with links both ways. When it is a reply, the page holds its parent, whose `answers` hold it, and `has_next_child`, `has_previous_child` say whether its thread goes on (COMMENT-LIST-05).
         */
        get: operations["getFocusedComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/video/{videoId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin a comment
         * @description Pins a comment of the first level; the one pinned before returns to the list. Only the author of the channel (COMMENT-PIN-08).
         */
        post: operations["pinComment"];
        /**
         * Unpin a comment
         * @description Unpins the named comment; 404 when it is not pinned. Only the author of the channel.
         */
        delete: operations["unpinComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/channel/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom one banned from commenting
         * @description The people whom the signed-in author banned from commenting in the own channel, the last ban first. Empty for who has no channel.
         */
        get: operations["listBans"];
        put?: never;
        /**
         * Ban a commenter
         * @description Bans a person from commenting in the channel of the signed-in author and removes the person's comments, replies and pins there. Banning again is harmless; oneself cannot be banned (400).
         */
        post: operations["banCommenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/channel/block/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Let somebody comment again
         * @description Ends a ban in the channel of the signed-in author. What the ban removed stays removed. 404 where there is no ban.
         */
        delete: operations["liftBan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * React to a comment
         * @description Sets the reaction; the other one is taken back. Setting the same again is harmless.
         */
        put: operations["setCommentReaction"];
        post?: never;
        /**
         * Take a reaction back
         * @description Removes the reaction; harmless when there is none.
         */
        delete: operations["removeCommentReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own comments
         * @description Every comment and reply of the person, newest first, each with its video.
         */
        get: operations["listMyComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/blocked/video/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May one comment here
         * @description Whether the author of the video banned the person who asks. A guest is never banned.
         */
        get: operations["getCommentBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}/complaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a comment
         * @description Reports a comment to moderation (ours: no complaint call is documented, G11). A second report by the same person is harmless.
         */
        post: operations["complainAboutComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person's profile
         * @description The profile of the signed-in person; a guest gets an id of null and no error, so that opening the page signed out costs no failed call (path and method ours, G01).
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        /**
         * Remove one's account
         * @description Blocks the account for 30 days and ends all of its sessions. Subscriptions and notifications are removed. Comments stay, or the threads of others would lose their sense, under the name of a removed user and without a photo while the block lasts (path and method ours, G01; what becomes of the comments is ours).
         */
        delete: operations["removeAccount"];
        options?: never;
        head?: never;
        /**
         * Change one's profile
         * @description Changes what is sent and leaves the rest (path and method ours, G01).
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/accounts/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session and clears its cookie; harmless when signed out (path and method ours, G01).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/client-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the products
         * @description Lists of products that hide likes, comments and chat. On failure nothing is hidden.
         */
        get: operations["getClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner hosts
         * @description Hosts that open without a confirmation. When the list did not load, every external link asks first.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page about the service
         * @description Text of a page about the service: rules, personal data, help (ours: the documents name the pages and show no call, G03).
         */
        get: operations["getInfoPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem
         * @description Takes what a person writes in the form /forms/problem/ (ours: the documents name the form and show no call, G03).
         */
        post: operations["sendProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect table
         * @description Paths that lead elsewhere. On failure nothing is redirected.
         */
        get: operations["listRedirects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mainpage/linksgroup/place/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links of one place
         * @description Links of the footer or of the information list.
         */
        get: operations["listLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation/v3/{keys}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menus
         * @description Items of the named menus. Known keys (ours): main, mine, topics, mobile.
         */
        get: operations["getNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/branding/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branding of a showcase
         * @description The branding that is on now: one of the showcase itself before one of every showcase; none outside its time.
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page_options/page_meta/tab/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Head of a feed's tab
         * @description Title, description and canonical address of one tab of a feed.
         */
        get: operations["getTabMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/tv/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description A show with its seasons and people; its episodes come from listTvShowVideos.
         */
        get: operations["getTvShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/tv/{id}/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All episodes of a show
         * @description Every video of one type, by season and episode. The documents print type 16, which we read as episodes.
         */
        get: operations["listTvShowVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tvprogram/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Programme of a channel
         * @description The schedule of one day of the channel that this video broadcasts, with what is on now and what follows. Moves with the server's clock.
         */
        get: operations["getTvProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/livestream/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of live streams
         * @description Categories with at least one stream or channel on the air, and how many.
         */
        get: operations["listLiveCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/video/stream/tvbroadcastinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Broadcasts on the air
         * @description TV channels and live streams with the programme that is on and the next one, of one category or of one video where asked. Moves with the server's clock.
         */
        get: operations["listBroadcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/livestream/chat/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a chat
         * @description The newest messages of the chat of a live stream, or what came after a known place. A reader asks again after `poll_seconds` (ours: the documents name the chat and show no call, G11; why questions and no stream of events: ADR 42). Messages of people whom the author has blocked are left out.
         */
        get: operations["listChatMessages"];
        put?: never;
        /**
         * Say something in the chat
         * @description Writes into the chat of a live stream (ours, G11). 403 says in `toast_message` why somebody may not: the author has blocked them, or there is no chat here (any more). With an `Idempotency-Key` the same request again makes nothing new.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/person/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person
         * @description A person of the catalogue with the shows; the videos come from listPersonVideos.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/person/{id}/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos with a person
         * @description Videos with the person, newest first, 20 a page; further pages by the link (PERSON-PAGE-01).
         */
        get: operations["listPersonVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playlist/liked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liked videos as a playlist
         * @description The liked videos by page and limit, the last liked first (LIBRARY-LIKED-01). The liked page of the library reads listLikedVideos, this one is the playlist view (K21).
         */
        get: operations["listLikedPlaylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reactions/videos/liked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liked videos by a cursor
         * @description Liked videos, the last liked first, from the reaction after `last_reaction_id` on (LIBRARY-LIKED-01). A reaction that is gone still works as a cursor.
         */
        get: operations["listLikedVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reactions/videos/liked/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liked list from a video on
         * @description The liked list from this video on, with its neighbours; 404 when the person has not liked it. The documents ask for it without shorts (LIBRARY-LIKED-02).
         */
        get: operations["getLikedFromVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/playlist/future": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch later
         * @description The videos to watch later, the last added first (K21: this call gives the items, listWatchLaterIds the ids).
         */
        get: operations["listWatchLater"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playlist/future/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ids of watch later
         * @description All ids at once, so that every card can say whether it is in the list (K21).
         */
        get: operations["listWatchLaterIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playlist/future/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a video is in watch later
         * @description The flag of one video (K21).
         */
        get: operations["getWatchLater"];
        put?: never;
        /**
         * Add to watch later
         * @description Puts the video at the head of the list. One that is there already stays where it is: adding is a set's.
         */
        post: operations["addToWatchLater"];
        /**
         * Remove from watch later
         * @description Takes the video out of the list; harmless when it is not there. A video that cannot be shown any more can still be taken out.
         */
        delete: operations["removeFromWatchLater"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/playlist/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved playlists
         * @description Playlists that the person saved, the last saved first; with `author_id` only those of one channel, as its page asks.
         */
        get: operations["listFavoritePlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/playlist/favorite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a playlist is saved
         * @description The favourite flag of one playlist.
         */
        get: operations["getPlaylistFavorite"];
        put?: never;
        /**
         * Save a playlist
         * @description Adds the playlist to the favourites (PLAYLIST-PAGE-04); harmless when it is there.
         */
        post: operations["addPlaylistFavorite"];
        /**
         * Take a playlist out of the saved ones
         * @description Removes the playlist from the favourites (PLAYLIST-PAGE-04); harmless when it is not there.
         */
        delete: operations["removePlaylistFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page_options/page_meta/catalog/playlist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Head of a playlist's page
         * @description Title, description, canonical address and Open Graph of the page.
         */
        get: operations["getPlaylistMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/video/recommendation/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommendations for the main page
         * @description Videos of many topics in turn; for a signed-in person the topics that the person watches and likes come first, and hidden videos do not come.
         */
        get: operations["listMainRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of videos
         * @description All categories, in the order of their names (ours: the documents name the page and show no call, G03).
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos of a topic
         * @description Videos with one topic (`topics` of a video), the newest first, with the topic's name (ours: the documents name the page and show no call, G03).
         */
        get: operations["listTagVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News
         * @description What was written lately, the newest first (ours: the documents name the page and show no call, G03).
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{category}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One piece of news
         * @description The whole text behind a news card (`/news/{category}/{slug}/`), with videos about the same (ours: no call is shown, G03).
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos of a category
         * @description Videos of one category, the most viewed first.
         */
        get: operations["listCategoryVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the thumbnail of one's own video
         * @description Only the author of the video may. Takes one JPEG, PNG or WebP picture of at most 2 MB, told by its content, which has to be a whole picture, and not by its name or declared type. The new thumbnail shows at once in every list.
         */
        post: operations["uploadVideoThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/stream/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream slots of the author
         * @description The streams that run on the person's own channel and the slots that are left. Somebody without a channel has no slots.
         */
        get: operations["listOwnStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reactions/rating/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rating of a video
         * @description The mean, the number of votes and the person's own vote.
         */
        get: operations["getVideoRating"];
        put?: never;
        /**
         * Rate a video
         * @description Sets the person's vote; a later vote takes the place of the earlier one.
         */
        post: operations["setVideoRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/list/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos by ids
         * @description Cards of up to 100 videos; those that anyone may see.
         */
        get: operations["listPublicVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yappy/v4/yappypage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shorts to watch one after another
         * @description Content of origin rshorts, the asked one first on the first page (SHORTS-PAGE-01, SHORTS-PAGE-04); 404 for a `videoId` that is no short.
         */
        get: operations["listShorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yappy/v4/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shorts of a category
         * @description Up to 20 shorts, ready to play, in an order that the seed decides: the same seed gives the same order. They come after those of a list that has ended. 204 means that there are none; the client shows an ad promo then (SHORTS-PAGE-03).
         */
        get: operations["listShortsCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hide_content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a video
         * @description The video no longer comes in the person's feeds, recommendations and search. Harmless when it is hidden already. 409 when 1,000 videos are hidden (HIDE-TOGGLE-07).
         */
        post: operations["hideContent"];
        /**
         * Show a hidden video again
         * @description The video comes again where it came before; harmless when it is not hidden.
         */
        delete: operations["showContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for videos
         * @description Videos that hold all words of the query in any form, in the title, the name of the channel or the description. `author_ids` makes it the search inside a channel (the same address in the documents). The first page of a signed-in person goes into their search history. At most 1,000 are reached by paging.
         */
        get: operations["searchVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/search/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for videos, third version
         * @description What test group B sees (SEARCH-LINE-10): after the videos that hold all words come those that hold some of them.
         */
        get: operations["searchVideosForGroupB"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/shorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for shorts
         * @description Shorts that hold all words of the query; 36 a page (SEARCH-LINE-09).
         */
        get: operations["searchShorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/combined/cards/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for channels, playlists and TV shows
         * @description Cards of other kinds beside the found videos. `content_type` leaves one kind: the tab of channels.
         */
        get: operations["searchCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions
         * @description How the query may go on. The last word counts as begun. Clients ask from 2 characters on, after 500 ms.
         */
        get: operations["autocompleteSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search history
         * @description What the person searched for, newest first. The user id of document C is a cache key; the session says whose history it is (K37).
         */
        get: operations["listSearchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/history/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one query from the search history
         * @description Removes one entry by its hash; 404 when there is none. The user id of document C is a cache key (K37).
         */
        delete: operations["removeFromSearchHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/person/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos of a channel
         * @description What anyone may see of a channel, newest first; `origin__type` makes the tabs of videos, shorts and audio.
         */
        get: operations["listChannelVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own videos
         * @description All videos of the person who asks, also hidden and unpublished ones, newest first; empty for a person without a channel.
         */
        get: operations["listOwnVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metainfo/channel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of a channel
         * @description At most 20 (`channel.projects`).
         */
        get: operations["listChannelProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/playlist/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playlists of a channel
         * @description Playlists of a person, last changed first; 20 a page.
         */
        get: operations["listChannelPlaylists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels/url/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channel by its short address
         * @description The channel that a slug stands for. The documents print /api/channels/url{slug}, where {slug} begins with the slash (K18).
         */
        get: operations["getChannelBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels/{id}/complaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a channel
         * @description Reports a channel to moderation (ours: no complaint call is documented, G11). A second report by the same person is harmless. 403 for one's own channel.
         */
        post: operations["complainAboutChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channels/{id}/pinned_video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pinned video of a channel
         * @description What the author put at the top of the channel.
         */
        get: operations["getPinnedVideo"];
        /**
         * Pin a video on a channel
         * @description The author pins one of their own videos; it takes the place of another. 403 for anyone else, 404 for a video that is not of the channel.
         */
        put: operations["pinVideo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/channels/{id}/pinned_playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pinned playlists of a channel
         * @description Ten a page with 20 videos each, newest first (CHANNEL-PAGE-08).
         */
        get: operations["listPinnedPlaylists"];
        /**
         * Pin playlists on a channel
         * @description The author pins playlists of their own. 403 for anyone else, 404 when one of them is not of the channel: then nothing changes.
         */
        put: operations["pinPlaylists"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recommendation/channel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommended channels
         * @description Channels about the same, most watched first; 20.
         */
        get: operations["listChannelRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page_options/page_meta/catalog/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Head of a channel page
         * @description Title, description, canonical address and Open Graph of a tab of the channel. The documents print it without the api prefix of its siblings; the server answers under both (K16).
         */
        get: operations["getChannelMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log an event
         * @description A ping of the log host: answered with nothing, kept for /sandbox. The documents name the ping and its parameters, not its path (G02).
         */
        get: operations["logEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat_reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log a registration of statistics
         * @description A ping of the log host: answered with nothing, kept for /sandbox. The documents name the ping and nothing else of it (G02).
         */
        get: operations["logStatReg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log a showing of a playlist
         * @description A ping of the log host: answered with nothing, kept for /sandbox. The documents name the ping and its parameters, not its path (G02).
         */
        get: operations["logPlaylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premier/app/v2.1/onboardings/config/rutube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Onboarding for a page
         * @description Hints, banners and popups for a page and a person. What a person has been shown to the end is not sent again.
         */
        get: operations["getOnboardingConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premier/app/v1/onboardings/count/rutube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an onboarding
         * @description Shown and pressed state of each element. The same report again changes nothing; 404 for an event that is not known.
         */
        post: operations["countOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public profile of a person
         * @description The channel of a person, also of one who only comments and has no videos. 404 for an unknown id and for a removed account.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's photo
         * @description Stores the picture of the form field `avatar` and makes it the photo of the person and of the person's channel; the former one is forgotten (path and method ours, G01).
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set one's e-mail
         * @description Claims an e-mail and sends a letter to it; until that is confirmed, `confirmed_email` is false and the one confirmed before stays the person's. Whether the address is somebody else's is not told here, the letter says it to them. The confirmed e-mail that is there already changes nothing; an unconfirmed one gets another letter. A change asks for the password, if the account has one (path and method ours, G01).
         */
        post: operations["setEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm one's e-mail
         * @description Takes the code of the letter that `setEmail` sent; the address belongs to the person from then on. A code works once, for a day, and only for the address that it was sent to (path and method ours, G01).
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set one's phone
         * @description Sets the phone number that payment offers first, or takes it away (path and method ours, G01).
         */
        post: operations["setPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's password
         * @description Takes the former password, if the account has one, and the new one. Every other session of the account ends (path and method ours, G01).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description Notifications of the person, newest first, paged by a cursor; hidden ones are gone (path and method ours, G01).
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        /**
         * Hide all
         * @description Empties the list; harmless when it is empty (path and method ours, G01).
         */
        delete: operations["deleteAllNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of unread notifications
         * @description How many unread notifications came since the bell was last touched; the screen shows 99+ above 99 (path and method ours, G01).
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all read
         * @description Marks every notification read, so that the bell says 0; harmless when there is none (path and method ours, G01).
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/touch-bell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Touch the bell
         * @description Sent on opening the list: the bell says 0 until something new comes. What is unread stays unread (path and method ours, G01).
         */
        post: operations["touchBell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send pushes to this browser
         * @description Pushes of the person go to this browser from now on, as long as the session lives and the way «push» is switched on. Sent again it changes nothing; another browser address takes the place of the older (ours, G01).
         */
        put: operations["subscribePush"];
        post?: never;
        /**
         * Send no pushes to this browser
         * @description The browser of this session is sent nothing any more. The end of the session does the same (ours, G01).
         */
        delete: operations["unsubscribePush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Key for pushes
         * @description The public key that a browser subscribes to pushes with (VAPID, RFC 8292). The documents show the popup and no call (ours, G01).
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switches of ways
         * @description By which ways the person is told: bell (the list on the site), email, push. Which version holds what is not shown: v5 for ways, v4 for events is our reading (G16).
         */
        get: operations["getDeliverySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch ways
         * @description Switches what is sent and leaves the rest; an unknown code is refused (400). By which ways the person is told: bell (the list on the site), email, push.
         */
        patch: operations["updateDeliverySettings"];
        trace?: never;
    };
    "/api/v4/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switches of events
         * @description Which events the person is told of: author, tv and person (something new from what is followed), comment, video, answer, pin, like, news. Which version holds what is not shown: v4 for events, v5 for ways is our reading (G16).
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch events
         * @description Switches what is sent and leaves the rest; an unknown code is refused (400). Which events the person is told of: author, tv and person (something new from what is followed), comment, video, answer, pin, like, news.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/api/v5/notifications/subscription/{reasonType}/{reasonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow or not, from a notification
         * @description Ends the subscription to what the notification comes from, or starts it where there is none (path and method ours, G01).
         */
        post: operations["toggleNotificationSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/{taskId}/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Hide one
         * @description Takes one notification out of the list, named by both of its ids (path and method ours, G01).
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v5/notifications/{taskId}/{targetId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark one read
         * @description Marks one notification read, named by both of its ids; harmless when it is read already (path and method ours, G01).
         */
        patch: operations["markNotificationRead"];
        trace?: never;
    };
    "/api/v2/subscription/card/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe
         * @description Subscribes to a channel, programme or person, with notices (type all). Subscribing again changes nothing and answers the same. 403 for one's own channel. The server takes the call without the version too (K15).
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/card/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unsubscribe
         * @description Ends the subscription; harmless when there is none. The server takes the call with the version too (K15).
         */
        delete: operations["unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's paid subscriptions
         * @description Paid subscriptions of the person, ended ones too: the overall state is NO_SUBSCRIPTION for an empty list, ACTIVE when any is active, else EXPIRED (SUBS-TOGGLE-08).
         */
        get: operations["listPaidSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions
         * @description What the person follows, the one with the latest update first; fetched by 100 (path and method ours, G01).
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cards/markers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges of subscriptions
         * @description Where there is new content, for all subscriptions at once (path and method ours, G01).
         */
        get: operations["listSubscriptionMarkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/card/{type}/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark visited
         * @description The person is on the page of what is followed: its badge goes. 404 when it is not followed (path and method ours, G01).
         */
        post: operations["visitSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/card/{type}/{id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the bell of a subscription
         * @description Switches notices of one subscription between all and without. 404 when it is not followed (path and method ours, G01).
         */
        post: operations["setSubscriptionNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos of the chosen topics
         * @description Videos of the chosen topics, the most watched first; popular ones when nothing is chosen (answer ours).
         */
        get: operations["listInterestContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channels that suit one's interests
         * @description Channels of the chosen topics that the person does not follow yet, the most followed first; popular ones when nothing is chosen. The onboarding shows 6.
         */
        get: operations["listInterestChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics to choose from
         * @description All topics, with the chosen ones marked. A guest takes the open call.
         */
        get: operations["listInterestTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/v1/uprefs/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics to choose from, for a guest
         * @description All topics, none of them chosen; needs no session.
         */
        get: operations["listGuestInterestTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences/settings/{preferenceType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chosen topics
         * @description The chosen topics of the person. 403 for somebody else's id.
         */
        get: operations["getInterests"];
        /**
         * Choose topics
         * @description Replaces the choice: 1 to 5 topics, each once. An unknown topic or group is refused (400). Recommendations follow the choice.
         */
        put: operations["saveInterests"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abtests/active-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running A/B tests
         * @description Tests that run now. Without them everybody is in group A.
         */
        get: operations["listAbTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page_options/check_vpn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does the person use a VPN
         * @description Says whether the VPN banner is to be shown. On failure it is not.
         */
        get: operations["checkVpn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-methods/user/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved cards
         * @description Cards of the person who asks, the main one first; asked for again on mount (PAY-DATA-03).
         */
        get: operations["listSavedPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description Saves the card behind a token (body ours). The first card becomes the main one; a card that is saved already is answered as it is.
         */
        post: operations["createPaymentMethod"];
        /**
         * Forget a card
         * @description Forgets a saved card. When it was the main one, the newest of the others takes its place. A renewal that has no card left fails.
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        /**
         * Make a card the main one
         * @description Renewals are paid by the main card from now on. The id is taken from the body (ours: the documents do not say where it is).
         */
        patch: operations["updatePaymentMethod"];
        trace?: never;
    };
    "/v1/product-tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products and their tariffs
         * @description Every product with its price and what the person has of it, or one of them. A trial is offered once to a person.
         */
        get: operations["listProductTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment for a tariff
         * @description Begins a payment; what becomes of it is asked for with its id. 409 `already_purchased` means that the person has the product, which shows the success (K04); 409 `conflict` that a payment for it is being settled. 422 `PAYMENT_ERROR` means that the token was used, ran out or is nobody's. `returnUrl` must lie on the shell's origin.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/{paymentId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a payment
         * @description Asked for every 2000 ms until it is no longer new or pending (PAY-STATUS-06). Worked out from the rows and the clock; nothing runs in between. `cancelled` with `alreadyPurchased` means that another payment gave the same meanwhile, and this one takes no money.
         */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/recurrent-rescission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Turn auto-renewal off
         * @description The product stays until the end of the period that is paid for (`endTime`). Doing it again is harmless. 404 without an active subscription, 409 when it has no renewal (promo code, gift).
         */
        patch: operations["rescindRecurrentPayment"];
        trace?: never;
    };
    "/v1/payment/recurrent-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Turn auto-renewal back on
         * @description Possible until the product has ended; then it is bought anew. Doing it again is harmless. 404 without an active subscription, 409 when it has no renewal.
         */
        patch: operations["recoverRecurrentPayment"];
        trace?: never;
    };
    "/api/subscription/payment/start/{userId}/{random}/{createdDatetime}/{productCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report that a payment was begun
         * @description A GET by the documents, sent as an action and never cached (K38). The same report twice counts once.
         */
        get: operations["reportPaymentStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promo-codes/{promoCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A promo code and its gift
         * @description Checks a code before it is used; the refusals are those of the activation.
         */
        get: operations["getPromoCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promo-codes/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a promo code
         * @description Begins the activation, which takes a moment; its state is asked for until it is no longer pending.
         */
        post: operations["activatePromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promo-codes/activation-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of an activation
         * @description not_activated when the person never used the code; 404 when there is no such code.
         */
        get: operations["getPromoActivationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/offers/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers, and whether they were bought
         * @description Offers of videos, shows, products or packs, and where the purchase of the person is. Asked for every second after the payment page until `purchased` (the documents' «check payment», marketplace.checkPayment, whose path they do not show). Ids that name nothing are left out; 404 when none is left.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/offers/no-ads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad-free offers
         * @description 30 days (the default, PAY-SINGLE-21), 24 hours, and one video.
         */
        get: operations["listNoAdsOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/initiate_purchase/{offerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a purchase
         * @description Makes the order and gives the address of its payment frame, or of the partner's page; the client waits 10 s at most. The person needs a confirmed e-mail: else 422 `CHEQUE_EMAIL_ERROR`. 409 `already_purchased` shows the success (K04).
         */
        post: operations["initiatePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/purchase/ttl/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a purchase lives
         * @description Time left to start a rental and, once it is started, to finish it.
         */
        get: operations["getPurchaseTtl"];
        put?: never;
        /**
         * Start a rental
         * @description The time to watch begins now. Doing it again changes nothing. 409 when there is nothing to start, or it is too late.
         */
        post: operations["activatePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/payments-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments
         * @description What the person paid or tried to pay, newest first, renewals included.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/coupon/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a coupon
         * @description The coupon of the shell's popup (K22): its offer becomes the active one with the access type promo, and the purchase carries the code. The offer says its own access type, since noadsone and estvideo are refused away from a video's page.
         */
        get: operations["checkCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/subscription-renew/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the renewal of a subscription off or on
         * @description One call for both documents (K33). Off: it stays until the end of its period. On: until then only; 409 later, and for what has no renewal.
         */
        post: operations["renewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/active-purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions and purchases
         * @description At most 100, newest first, ended ones included with `is_active` false: so that an empty list means NO_SUBSCRIPTION, and one without an active entry EXPIRED.
         */
        get: operations["listActivePurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products
         * @description Products that content belongs to, by the `product_id` of a video.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Opaque identifier. Never parsed, only compared. */
        Id: string;
        /** @description Tab of a feed. */
        FeedTab: {
            /** @description Tab. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Slug; `all` means the feed itself (ROUTE-ADDRESS-06). */
            slug: string;
        };
        /** @description TV programme that a feed belongs to. */
        RelatedTv: {
            /** @description Programme. */
            id: components["schemas"]["Id"];
            /** @description Kind. */
            type?: {
                /** @description Name of the kind. */
                name?: string;
            };
            /** @description Description. */
            description?: string;
            /** @description Subscribers. */
            subscribers_count?: number;
            /** @description Look. */
            appearance?: {
                /**
                 * Format: uri-reference
                 * @description Avatar.
                 */
                avatar_image?: string;
            };
        };
        /** @description Person that a feed belongs to. */
        RelatedPerson: {
            /** @description Person. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description Card types that the product draws: 33 types and 4 layouts (CARD-RENDER-04; live-video-preview and its popup counted apart).
         * @enum {string}
         */
        CardKind: "vertical" | "film" | "video" | "cardgroup" | "top-video" | "video-compact" | "video-timeline" | "tv-show" | "userchannel" | "category" | "person" | "playlist" | "playlist-videos" | "for-you-web" | "video-horizontal" | "social-vertical" | "blog" | "fast-links" | "person-tvs" | "promogroup" | "podcasts" | "person-case" | "video-schedule" | "video-timetable" | "tv-program" | "bloggers" | "circle" | "circle-compact" | "iframe" | "ruts" | "shorts" | "live-video-preview" | "live-video-preview-popup" | "top-video-layout" | "player-carousel" | "bubble" | "premier-banner";
        /** @description Age rating. */
        AgeRating: {
            /** @description Lowest age in years. */
            age: number;
        };
        /**
         * @description Where content comes from (`originType`): rshorts shorts; rtba audio; rtb, rst, ifrm, rspa videos; rst is TV live only with topics and a programme today.
         * @enum {string}
         */
        OriginType: "rshorts" | "rtba" | "rtb" | "rst" | "ifrm" | "rspa";
        /** @description Extra words of a card (`ContentExtraParams`). */
        CardExtraParams: {
            /** @description Time shown on the card. */
            time?: string;
            /** @description Additional line. */
            info?: string;
            /** @description Name that replaces the title. */
            name?: string;
            /**
             * Format: uri-reference
             * @description Target that replaces the address.
             */
            link?: string;
        };
        /** @description Whose content it is (`ContentAuthor`). */
        Author: {
            /** @description Person; equals the profile id of the owner. */
            id: components["schemas"]["Id"];
            /** @description Name on screen. */
            name: string;
            /**
             * Format: uri-reference
             * @description Avatar; null when there is none.
             */
            avatar_url?: string | null;
            /**
             * Format: uri-reference
             * @description Address of the channel.
             */
            site_url?: string;
            /** @description Confirmed channel (ours here). */
            is_official?: boolean;
            /** @description Subscribers (ours here; sent on the video page). */
            subscribers_count?: number;
        };
        /** @description One content item as a shelf or a list draws it (`ContentItem`). Everything that is not required may be missing: a card is drawn from what it has. */
        Card: {
            /** @description Content item. */
            id: components["schemas"]["Id"];
            /** @description Which card draws it (field name ours). Open: an unknown value must survive. */
            card_type: components["schemas"]["CardKind"] | (string & {});
            /** @description Title; may be empty. */
            title: string;
            /** @description Name of a channel, person or programme. */
            name?: string;
            /** @description Title for the document. */
            metaTitle?: string;
            /** @description Description; its lines may hold chapters. */
            description?: string;
            /**
             * Format: uri-reference
             * @description Picture, the shape depends on the card.
             */
            picture?: string;
            /**
             * Format: uri-reference
             * @description Same as `picture` in older items.
             */
            picture_url?: string;
            /**
             * Format: uri-reference
             * @description Still image, 16:9; asked for with ?width= in CSS pixels times density 1, 1.5, 2, 2.5 or 3.
             */
            thumbnail_url?: string;
            /**
             * Format: uri-reference
             * @description Muted preview clip.
             */
            preview_url?: string;
            /**
             * Format: uri-reference
             * @description Icon.
             */
            icon?: string;
            /**
             * Format: uri-reference
             * @description Address.
             */
            url?: string;
            /**
             * Format: uri-reference
             * @description Address of the item's own page.
             */
            absolute_url?: string;
            /**
             * Format: uri-reference
             * @description Address of the video page.
             */
            video_url?: string;
            /**
             * Format: uri-reference
             * @description Address of the feed that the item belongs to.
             */
            feed_url?: string;
            /** @description Name of that feed. */
            feed_name?: string;
            /** @description Length in seconds; 0 for a live stream. */
            duration?: number;
            /** @description Views. */
            hits?: number;
            /**
             * Format: date-time
             * @description When it was published. ISO 8601, UTC.
             */
            publication_ts?: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            created_ts?: string;
            pg_rating?: components["schemas"]["AgeRating"];
            /** @description 18+: no preview, a marker in place of rating and duration. */
            is_adult?: boolean;
            /** @description Needs a purchase. */
            is_paid?: boolean;
            /** @description Audio. */
            is_audio?: boolean;
            /** @description Live now. */
            is_livestream?: boolean;
            /** @description Made by the service. */
            is_original_content?: boolean;
            /** @description Carries the sticker of own content. */
            is_original_sticker_2x2?: boolean;
            /** @description Confirmed channel. */
            is_official?: boolean;
            /** @description Sign for the person (type not shown). */
            kind_sign_for_user?: string;
            /** @description A channel that came back. */
            is_reborn_channel?: boolean;
            /** @description False, or when it will be published (type not shown). */
            future_publication?: boolean | string;
            /** @description Videos of a playlist, channel or programme. */
            videos_count?: number;
            /** @description Where it comes from. Open: an unknown value must survive. */
            origin_type?: components["schemas"]["OriginType"] | (string & {});
            /** @description Source of the recommendation. */
            recommendedSource?: string;
            /** @description Product that the item belongs to (shape not shown). */
            product?: Record<string, never>;
            /** @description Product. */
            product_id?: components["schemas"]["Id"];
            /** @description How it can be had. */
            access_types?: string[];
            /** @description Non-empty: subscription content; the badge shows unless one of them is actively held. */
            common_subscription_product_codes?: string[];
            /**
             * Format: uri-reference
             * @description Frame of an embedded card.
             */
            iframe_url?: string;
            /**
             * Format: uri-reference
             * @description Image.
             */
            image_url?: string;
            extra_params?: components["schemas"]["CardExtraParams"];
            author?: components["schemas"]["Author"];
            /** @description Programme of a channel (shape not shown). */
            schedule?: Record<string, never>[];
        };
        /** @description What a shelf holds. */
        ShelfContentType: {
            /** @description Model name. */
            model: string;
        };
        /** @description Tab of a tabbed shelf. */
        ShelfTab: {
            /** @description Tab. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Items of the tab. */
            childs: components["schemas"]["Card"][];
        };
        /** @description How a shelf wants to be drawn (`ShelfExtraParams`). */
        ShelfExtraParams: {
            /** @description Rows. */
            rows?: number;
            /** @description Most items shown. */
            limit?: number;
            /** @description Big cards. */
            big?: boolean;
            /** @description Background. */
            bg?: string;
            /** @description Without a title. */
            noTitle?: boolean;
            /** @description Title that replaces the name. */
            name?: string;
            /**
             * Format: uri-reference
             * @description Icon beside the title.
             */
            titleIcon?: string;
            /** @description With a border. */
            bordered?: boolean;
            /** @description Big title. */
            bigTitle?: boolean;
            /** @description Colour of the text; applied only when it is a valid 3- or 6-digit hex (SHELF-COMMON-12). */
            text_color?: string;
            /**
             * Format: uri-reference
             * @description Target of the title.
             */
            link?: string;
            /** @description Cards without the author. */
            hideAuthor?: boolean;
            /** @description With a button. */
            showBtn?: boolean;
            /** @description With a title. */
            showTitle?: boolean;
            /** @description Without the number of videos. */
            noVideoCount?: boolean;
            /** @description With views. */
            hits?: boolean;
            /** @description Without data. */
            noData?: boolean;
            /** @description Scenario. */
            scenario?: string;
            /** @description Open set; live_by_topic makes a tabbed shelf. */
            widget_type?: string;
            /** @description Display type. */
            display_type?: string;
            /** @description Style. */
            style?: string;
            /** @description Posters (shape not shown). */
            posters?: Record<string, never>[];
            /** @description Shown only in this state of sign-in. */
            is_logged_in?: boolean;
            /** @description Shown only in this state of sign-in. */
            authorized?: boolean;
            /** @description Open set; authorization hides from signed-in people. */
            action?: string;
        };
        /** @description A shelf, in the documents also 'resource' (`Shelf`). `getFeed` sends it empty with `isLoad: false`; `getFeedResources` sends the items. */
        Shelf: {
            /** @description Shelf. */
            id: components["schemas"]["Id"];
            /** @description Title; may be empty. */
            name: string;
            /** @description What it is about: continue-watching, 5989 ... */
            object_id: string;
            /** @description Place in the feed, ascending. */
            order_number: number;
            /**
             * Format: uri-reference
             * @description Address of its section.
             */
            site_url?: string;
            /** @description Part of the page: has no section of its own. */
            inline_widget: boolean;
            /** @description Its cards can be hidden. */
            is_hiddable: boolean;
            /** @description What its cards and its skeleton look like (field name ours). Open: an unknown value must survive. */
            card_type: components["schemas"]["CardKind"] | (string & {});
            /** @description Cards; a card that cannot be read is dropped, the shelf lives. */
            items: components["schemas"]["Card"][];
            /** @description The items are here. */
            isLoad: boolean;
            content_type?: components["schemas"]["ShelfContentType"];
            /** @description ifrm: an empty frame (SHELF-COMMON-10). Open: an unknown value must survive. */
            origin_type?: components["schemas"]["OriginType"] | (string & {});
            /** @description Data of another service; its `result` is used. */
            service_api_data?: {
                /** @description Shape not shown. */
                result?: Record<string, never>;
            };
            /** @description Tabs of a tabbed shelf. */
            tabs?: components["schemas"]["ShelfTab"][];
            extra_params: components["schemas"]["ShelfExtraParams"];
        };
        /** @description Where a resource goes on (`FeedPagination`). */
        FeedPagination: {
            /** @description A next page exists. */
            hasNext: boolean;
            /** @description A previous page exists. */
            hasPrev: boolean;
            /**
             * Format: uri-reference
             * @description Link of the next page; carries client=wdp.
             */
            nextUrl: string | null;
            /**
             * Format: uri-reference
             * @description Link of the previous page.
             */
            prevUrl: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Next page. */
            nextPage?: number | null;
            /** @description Previous page. */
            prevPage?: number | null;
            /** @description Items a page; grids fetch 30 (`feed.gridFetch`). */
            perPage: number;
        };
        /**
         * @description How the carousel of a feed is drawn (`FeedCarousel`).
         * @enum {string}
         */
        FeedCarouselKind: "banner" | "player";
        /** @description Labels of a banner (`FeedBanner`: with the age rating). */
        BannerLabels: {
            pg_rating?: components["schemas"]["AgeRating"];
        };
        /** @description Banner of a carousel (`FeedBanner`). */
        FeedBanner: {
            /** @description Banner. */
            id: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @description Where it leads.
             */
            target: string;
            /** @description Opens a new tab. */
            target_blank: boolean;
            /**
             * Format: uri-reference
             * @description Wide picture.
             */
            picture?: string;
            /**
             * Format: uri-reference
             * @description Still image, 16:9.
             */
            thumbnail_url?: string;
            labels?: components["schemas"]["BannerLabels"];
            /** @description Title. */
            title: string;
            author?: components["schemas"]["Author"];
            extra_params?: components["schemas"]["ShelfExtraParams"];
        };
        /** @description Carousel at the head of a feed. */
        FeedCarousel: {
            /** @description How it is drawn. Open: an unknown value must survive. */
            carouselType: components["schemas"]["FeedCarouselKind"] | (string & {});
            /** @description Banners in order. */
            banners: components["schemas"]["FeedBanner"][];
        };
        /** @description A feed page (`Feed`): its tabs, its carousel and the list of its resources, still without items. */
        Feed: {
            /** @description Name; the title of the page. */
            name: string;
            /** @description Slug; home is the default. */
            slug: string;
            /** @description Tabs; empty for a feed without. */
            tabs: components["schemas"]["FeedTab"][];
            /** @description TV programme that the feed belongs to. */
            related_tv: components["schemas"]["RelatedTv"] | null;
            /** @description Person that the feed belongs to. */
            related_person: components["schemas"]["RelatedPerson"] | null;
            /** @description Product that the feed belongs to (shape not shown beside the id and the address). */
            product: {
                id?: components["schemas"]["Id"];
                /**
                 * Format: uri-reference
                 * @description Address of its page.
                 */
                url?: string;
            } | null;
            /** @description Shelves in order. */
            resources: components["schemas"]["Shelf"][];
            /** @description By the id of the resource. */
            resourcesPagination: {
                [key: string]: components["schemas"]["FeedPagination"];
            };
            /** @description Carousel, when the feed has one. */
            carousel: components["schemas"]["FeedCarousel"] | null;
            /** @description Products (shape not shown). */
            products: Record<string, never>[];
        };
        /** @description The body of every failed call. `code` is stable and meant for programs, `detail` is for a log or, where the documents say so, for the person. */
        Error: {
            /** @description Stable code. Video page codes 2042001 to 2042008 are documented (`video.unavailableCode`); the others are ours: validation, unauthorized, forbidden, not_found, parent_deleted, conflict, another_user, gone, track_mismatch, idempotency_key_reused, too_many_requests, internal, unavailable. */
            code: string;
            /** @description What went wrong, in Russian. */
            detail: string;
            /** @description Input that was refused: name of the field, parameter or header to the reason. */
            fields?: {
                [key: string]: string;
            };
        };
        /** @description Resources with their items (ours: the shape is not shown, G04). */
        FeedResources: {
            /** @description As asked for, loaded; an unknown id is left out. */
            resources: components["schemas"]["Shelf"][];
            /** @description By the id of the resource. */
            resourcesPagination: {
                [key: string]: components["schemas"]["FeedPagination"];
            };
        };
        /** @description One page of one resource (ours: the shape is not shown, G04). */
        FeedGrid: {
            /** @description Resource. */
            id: components["schemas"]["Id"];
            /** @description Cards of the page. */
            items: components["schemas"]["Card"][];
            pagination: components["schemas"]["FeedPagination"];
        };
        /**
         * @description Kind of a stream (`Video`).
         * @enum {string}
         */
        StreamType: "stream_push" | "broadcast" | "brdcast_tag";
        /** @description Category of a video. */
        Category: {
            /** @description Category. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            category_url?: string;
        };
        /** @description Topic of a TV programme. */
        Topic: {
            /** @description Topic. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
        };
        /** @description Properties of a video (`VideoProperties`). */
        VideoProperties: {
            /** @description Interactive fragments (what they do is not shown, G15). */
            interactive_video?: {
                /** @description Fragments. */
                fragments?: Record<string, never>[];
            };
            /** @description The author takes donations in this stream. */
            is_donate_allowed?: boolean;
        };
        /** @description A video as its page knows it (`Video`). Title to publication beyond the documented fields are what the page has to show. */
        Video: {
            /** @description Video. */
            id: components["schemas"]["Id"];
            /** @description Track; a page asked for with another track answers 410. */
            track_id: components["schemas"]["Id"];
            /** @description TV show. */
            tv_show_id?: components["schemas"]["Id"] | null;
            /** @description Product. */
            product_id?: components["schemas"]["Id"] | null;
            /** @description Audio. */
            is_audio: boolean;
            /** @description Live. */
            is_livestream: boolean;
            /** @description Kind of the stream; null for a recording. */
            stream_type?: components["schemas"]["StreamType"] | null;
            /** @description Title. */
            title: string;
            /** @description Description in plain text; lines that start with a time are chapters (PLAYER-CHAPTERS-03). */
            description: string;
            /**
             * Format: uri-reference
             * @description Canonical address of the page.
             */
            video_url: string;
            /**
             * Format: uri-reference
             * @description Still image, 16:9; the poster.
             */
            thumbnail_url: string;
            author: components["schemas"]["Author"];
            /** @description Category. */
            category?: components["schemas"]["Category"] | null;
            /** @description Age rating. */
            pg_rating?: components["schemas"]["AgeRating"] | null;
            /** @description Where it comes from. Open: an unknown value must survive. */
            origin_type?: components["schemas"]["OriginType"] | (string & {});
            /** @description Topics; only TV live has them. */
            topics?: components["schemas"]["Topic"][];
            properties?: components["schemas"]["VideoProperties"];
            /** @description The chat is hidden. */
            hide_chat: boolean;
            /** @description The comments are hidden. */
            hide_comments: boolean;
            /** @description Length in seconds; 0 for a live stream. */
            duration: number;
            /** @description Views. */
            hits: number;
            /**
             * Format: date-time
             * @description When it was published. ISO 8601, UTC.
             */
            publication_ts: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            created_ts?: string;
            /** @description 18+. */
            is_adult: boolean;
            /** @description Needs a purchase. */
            is_paid: boolean;
            /** @description Non-empty: subscription content. */
            common_subscription_product_codes?: string[];
            /** @description Secret access key of a private video. Never put into addresses, logs or analytics. */
            pepper?: string | null;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601, UTC.
             */
            last_update_ts?: string;
            /**
             * Format: date-time
             * @description When its description was last changed. ISO 8601, UTC.
             */
            meta_last_update_ts?: string;
            /** @description Why it cannot be shown; null when it can. */
            error_message?: string | null;
        };
        /** @description One MP4 of a video. */
        PlaybackFile: {
            /** @description Height of the picture in pixels. */
            height: number;
            /**
             * Format: uri-reference
             * @description Address on the media host; answers range requests.
             */
            url: string;
            /** @description What the picture is written in, as RFC 6381 names it. Absent where that is not known or there is none. */
            video_codec?: string;
            /** @description What the sound is written in, as RFC 6381 names it. Absent where that is not known or there is none. */
            audio_codec?: string;
        };
        /** @description One caption track. */
        CaptionTrack: {
            /** @description Language, BCP 47. */
            lang: string;
            /** @description Name of the track as the menu shows it. */
            label: string;
            /**
             * Format: uri-reference
             * @description WebVTT file on the media host.
             */
            url: string;
        };
        /** @description Pictures for seeking. */
        Storyboard: {
            /**
             * Format: uri-reference
             * @description WebVTT file whose cues name parts of one sprite (image.jpg#xywh=x,y,w,h).
             */
            vtt: string;
        };
        /** @description How to play a video (ours: the player itself is not documented, G15). */
        Playback: {
            /**
             * Format: uri-reference
             * @description HLS main playlist with at least two qualities and audio; null when only MP4 exists.
             */
            hls: string | null;
            /** @description MP4 files, the tallest first; may be empty. */
            mp4: components["schemas"]["PlaybackFile"][];
            /** @description Captions; may be empty. */
            captions: components["schemas"]["CaptionTrack"][];
            /** @description Pictures for seeking. */
            storyboard: components["schemas"]["Storyboard"] | null;
            /**
             * Format: uri-reference
             * @description Still image, 16:9.
             */
            poster: string | null;
        };
        /**
         * @description What a player shows in place of a stream (STUB-LABEL-*).
         * @enum {string}
         */
        StubType: "buy" | "rent" | "rent-over" | "sub" | "sub-over" | "sub_renew_fail" | "play";
        /** @description Whether the person may watch (ours), and what the player shows instead (STUB-LABEL-*). */
        VideoAccess: {
            /** @description The stream is sent. */
            granted: boolean;
            /** @description What to show; null when the stream is sent. */
            stub: components["schemas"]["StubType"] | null;
            /** @description The rental to start; absent without one. */
            purchase_id?: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Rental: last moment to start. ISO 8601, UTC.
             */
            starts_before_ts?: string;
            /**
             * Format: date-time
             * @description When the access ends. ISO 8601, UTC.
             */
            expires_ts?: string;
            /** @description Rental: hours to finish once started. */
            watch_hours?: number;
        };
        /** @description A playlist (`Playlist`). */
        Playlist: {
            /** @description Playlist. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Description. */
            description?: string;
            /** @description Videos. */
            videos_count: number;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601, UTC.
             */
            last_modified_ts?: string;
            /**
             * Format: uri-reference
             * @description Still image, 16:9.
             */
            thumbnail_url?: string;
            /** @description Views of all its videos together. */
            total_views?: number;
            /** @description Owner. */
            user_id?: components["schemas"]["Id"];
            /** @description Among the favourites of the person who asks. */
            favorite?: boolean;
            /** @description Its videos, where they are sent along. */
            items?: components["schemas"]["Card"][];
        };
        /** @description Place of a video in a playlist (ours). */
        PlaylistInfo: {
            /** @description Place of the video, from 0. */
            index: number;
            /**
             * Format: uri-reference
             * @description Page of the next video; the playlist stays in the query.
             */
            next_url: string | null;
            /**
             * Format: uri-reference
             * @description Page of the previous video.
             */
            previous_url: string | null;
        };
        /** @description One programme of a channel's schedule (shape ours, G04). */
        TvProgramItem: {
            /** @description This showing. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description A sentence about it; may be empty. */
            description: string;
            /**
             * Format: date-time
             * @description Start. ISO 8601, UTC.
             */
            start_ts: string;
            /**
             * Format: date-time
             * @description End, which is the start of the next one. ISO 8601, UTC.
             */
            end_ts: string;
            /** @description Length in seconds. */
            duration: number;
            /** @description Genre in a word. */
            category: string;
            pg_rating: components["schemas"]["AgeRating"];
            /** @description It is on now. */
            is_current: boolean;
            /** @description Show, when it is one of ours. */
            tv_show: {
                id: components["schemas"]["Id"];
                /** @description Name. */
                name: string;
                /**
                 * Format: uri-reference
                 * @description Address of its page.
                 */
                url: string;
            } | null;
            /** @description It is over and can still be watched (proposed: the documents do not show how a past programme is played). */
            has_catch_up?: boolean;
            /**
             * Format: uri-reference
             * @description Playlist of what was shown, where `has_catch_up`; sent with the programme of one channel (proposed).
             */
            catch_up_hls?: string | null;
        };
        /** @description Head of a page (ours: the shape is not shown, G04). */
        PageMeta: {
            /** @description Title of the document. */
            title: string;
            /** @description Meta description. */
            description: string;
            /**
             * Format: uri-reference
             * @description Canonical address.
             */
            canonical_url: string;
            /** @description Open Graph title. */
            og_title?: string;
            /** @description Open Graph description. */
            og_description?: string;
            /**
             * Format: uri-reference
             * @description Open Graph image.
             */
            og_image?: string;
            /** @description Open Graph type. */
            og_type?: string;
            /** @description Content of the robots meta tag; absent when nothing is forbidden. */
            robots?: string;
        };
        /** @description A mean of votes (shape ours, G04). */
        VideoScore: {
            /** @description Mean of all votes with one decimal; null without votes. */
            rating: number | null;
            /** @description Votes. */
            votes_count: number;
            /** @description The person's own vote; null when there is none. */
            my_rating: number | null;
        };
        /** @description Who wrote a comment. Only `id` is documented (`Comment`); the rest is what a row has to show. */
        CommentUser: {
            /** @description Person. */
            id: components["schemas"]["Id"];
            /** @description Name on screen. */
            name: string;
            /**
             * Format: uri-reference
             * @description Avatar; null when there is none.
             */
            avatar_url?: string | null;
            /**
             * Format: uri-reference
             * @description Address of the person's channel.
             */
            site_url?: string;
            /** @description Confirmed channel. */
            is_official?: boolean;
        };
        /**
         * @description What a person thinks of a video or a comment.
         * @enum {string}
         */
        Reaction: "like" | "dislike";
        /** @description A comment or a reply to one (`Comment`). */
        Comment: {
            /** @description Comment. */
            id: components["schemas"]["Id"];
            /** @description Video that it belongs to. */
            video_id: components["schemas"]["Id"];
            /** @description Plain text with line breaks; never markup. */
            text: string;
            /** @description Comment that it replies to; null for a comment of the first level. */
            parent_id: components["schemas"]["Id"] | null;
            user: components["schemas"]["CommentUser"];
            /**
             * Format: date-time
             * @description When it was written (ours). ISO 8601, UTC.
             */
            created_ts: string;
            /**
             * Format: date-time
             * @description When it was last changed (ours); null or absent when never. ISO 8601, UTC.
             */
            edited_ts?: string | null;
            /** @description The reply that this reply speaks to, inside one thread. */
            bro_id?: components["schemas"]["Id"] | null;
            /** @description The author of that reply. */
            bro_user_id?: components["schemas"]["Id"] | null;
            /** @description That author's name (ours), shown before the text. */
            bro_user_name?: string;
            /** @description Likes. */
            likes_number: number;
            /** @description Dislikes. */
            dislikes_number: number;
            /** @description The person who asks likes it. */
            current_user_liked: boolean;
            /** @description The person who asks dislikes it. Never together with a like. */
            current_user_disliked: boolean;
            /** @description Replies in the thread. */
            replies_number: number;
            /** @description The author of the video replied in the thread. */
            author_replied: boolean;
            /** @description Pinned by the author of the video. */
            is_pinned: boolean;
            /** @description The reaction of the person who asks; says the same as the two flags. */
            reaction: components["schemas"]["Reaction"] | null;
            answers?: components["schemas"]["CommentAnswers"];
            video?: components["schemas"]["CommentVideo"];
        };
        /** @description Replies sent along with a comment (`CommentAnswers`). The documented `loading` and fetched flags are the client's own state and never on the wire. */
        CommentAnswers: {
            /** @description Oldest first. */
            results: components["schemas"]["Comment"][];
            /** @description More replies follow. */
            has_next: boolean;
            /** @description Replies precede; only around a focused reply. */
            has_previous: boolean;
            /**
             * Format: uri-reference
             * @description Link of the next replies (ours).
             */
            next?: string | null;
            /**
             * Format: uri-reference
             * @description Link of the previous replies (ours).
             */
            previous?: string | null;
        };
        /** @description The video of a comment, in lists of one's own comments. */
        CommentVideo: {
            /** @description Video. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of the page.
             */
            video_url: string;
            /**
             * Format: uri-reference
             * @description Still image, 16:9.
             */
            thumbnail_url?: string;
        };
        /** @description One page of the comments of a video, or of the replies to one of them (`CommentsList`). `next` and `previous` are followed as they are. */
        CommentsPage: {
            /** @description Comments in the order asked for, without the pinned one. Replies come oldest first. */
            results: components["schemas"]["Comment"][];
            /** @description All comments and replies of the video, the pinned one included. */
            comments_count: number;
            /** @description The pinned comment; always null on a page of replies. */
            pinned_comment: components["schemas"]["Comment"] | null;
            /** @description The newest comment of the person who asks, on the first page. */
            my_comment: components["schemas"]["Comment"] | null;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /**
             * Format: uri-reference
             * @description Link of the earlier page.
             */
            previous: string | null;
            /** @description Same as `next` not being null; documented for replies. */
            has_next: boolean;
            /** @description Same as `previous` not being null; documented for replies. */
            has_previous: boolean;
            /** @description Around a focused reply: more replies follow in its thread. */
            has_next_child: boolean;
            /** @description Around a focused reply: replies precede in its thread. */
            has_previous_child: boolean;
        };
        /** @description Everything that the page of a video needs at once (`VideoPageBundle`). Fields whose shape is not shown (G04) are sent empty. */
        VideoPage: {
            video: components["schemas"]["Video"];
            /** @description How to play it; null when the person has no access yet (a stub is shown). */
            playback: components["schemas"]["Playback"] | null;
            access?: components["schemas"]["VideoAccess"];
            /** @description The playlist named in the query, with its items. */
            playlist: components["schemas"]["Playlist"] | null;
            /** @description Place of the video in the playlist named in the query (shape ours). */
            playlistInfo?: components["schemas"]["PlaylistInfo"] | null;
            /** @description Programme of the day of a TV channel, as in getTvProgram (shape ours); empty for anything else. */
            schedule: components["schemas"]["TvProgramItem"][];
            /** @description Donations (shape not shown). */
            donations?: Record<string, never> | null;
            /** @description The channel takes donations. */
            isChannelDonateAllowed: boolean;
            /** @description Season that is shown. */
            currentSeason?: number | null;
            /** @description Seasons of the show. */
            seasonsCount?: number | null;
            /** @description The show that the video belongs to (shape ours). */
            relatedData?: {
                /** @description The show. */
                tv?: {
                    id: components["schemas"]["Id"];
                    /** @description Name. */
                    name: string;
                    /**
                     * Format: uri-reference
                     * @description Address of its page.
                     */
                    url: string;
                };
            } | null;
            /** @description Same as getVideoMeta. */
            metaData?: components["schemas"]["PageMeta"] | null;
            /** @description First recommendations; getVideoRecommendations has them all. */
            recommendedVideos: components["schemas"]["Card"][];
            /** @description The rating in ten points, as getVideoRating has it (shape ours). */
            rating?: components["schemas"]["VideoScore"] | null;
            /** @description First page of the comments, popular first; null when hidden or not sent along. */
            comments?: components["schemas"]["CommentsPage"] | null;
            /** @description The thumbnail is still being made. */
            isThumbnailPending: boolean;
            /** @description Data of the rating (shape not shown). */
            ratingData?: Record<string, never> | null;
        };
        /** @description One page of cards. */
        CardsPage: {
            /** @description Cards in order. */
            results: components["schemas"]["Card"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Cards a page. */
            per_page: number;
        };
        /** @description Video id to the position in seconds where the person stopped; at most `limit` newest (`VideoProgressMap`). */
        VideoProgressMap: {
            [key: string]: number;
        };
        /** @description Where the person stopped. */
        VideoProgressInput: {
            /** @description Video. */
            video_id: components["schemas"]["Id"];
            /** @description Seconds from the start. */
            position: number;
            /**
             * Format: date-time
             * @description When it was left there, where that was before now; what the person watched later than that stays as it is (ours). ISO 8601, UTC.
             */
            watched_ts?: string;
        };
        /** @description The person's reaction to a video, and the counters after it (shape ours). */
        VideoReaction: {
            /** @description Video. */
            video_id: components["schemas"]["Id"];
            /** @description Null when there is none. */
            reaction: components["schemas"]["Reaction"] | null;
            /** @description Likes. */
            likes_number: number;
            /** @description Dislikes. */
            dislikes_number: number;
        };
        /** @description A reaction to a video. */
        VideoReactionInput: {
            /** @description Video. */
            videoId: components["schemas"]["Id"];
            reaction: components["schemas"]["Reaction"];
        };
        /** @description Vote counters of a video (shape ours). */
        VideoVotes: {
            /** @description Likes. */
            likes_number: number;
            /** @description Dislikes. */
            dislikes_number: number;
        };
        /** @description Muted preview of a video (shape ours: not shown). */
        VideoPreview: {
            /**
             * Format: uri-reference
             * @description Short muted clip on the media host.
             */
            preview_url: string;
            /** @description Length in seconds. */
            duration?: number;
        };
        /** @description A file to keep (ours: the documents name the trigger point of downloading and show no call, G11). */
        VideoDownload: {
            /**
             * Format: uri-reference
             * @description The file on the media host, which sends it as an attachment.
             */
            url: string;
            /** @description Height of its picture, px. */
            height: number;
        };
        /** @description One watched video (`WatchHistoryItem`). The documented `isPending` is the client's own state. */
        HistoryItem: {
            video: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @description When it was last watched (ours). ISO 8601, UTC.
             */
            watched_ts: string;
            /** @description Where the person stopped, in seconds (ours). */
            position?: number;
        };
        /** @description One page of the history. */
        HistoryPage: {
            /** @description Newest first. */
            results: components["schemas"]["HistoryItem"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Videos a page. */
            per_page: number;
        };
        /** @description One page of a playlist. */
        PlaylistVideosPage: {
            /** @description Videos in the order of the playlist. */
            items: components["schemas"]["Card"][];
            /** @description A next page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the next page.
             */
            next: string | null;
            /**
             * Format: uri-reference
             * @description Link of the previous page.
             */
            previous: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Videos a page; default 20. */
            per_page: number;
        };
        /**
         * @description Order of a comment list (`comments.listV2`).
         * @enum {string}
         */
        CommentSort: "popular" | "date_added_desc";
        /** @description What a person writes. A reply carries `parent_id`; a reply to a reply also `bro_id` and `bro_user_id`. */
        CommentDraft: {
            /** @description Plain text; text of which nothing is seen is refused. The limit of 2000 characters is ours. */
            text: string;
            /** @description Comment of the first level that is replied to. */
            parent_id?: components["schemas"]["Id"];
            /** @description Reply that is replied to. */
            bro_id?: components["schemas"]["Id"];
            /** @description Author of that reply. */
            bro_user_id?: components["schemas"]["Id"];
        };
        /** @description Why a person may not comment here (`BannedUserInfo`). */
        BannedInfo: {
            /**
             * Format: uri-reference
             * @description Page of the rules.
             */
            rule_link: string;
            /** @description The part of `message` that carries the link. */
            selected_text: string;
            /** @description Text shown in place of the form. */
            message: string;
            /** @description Text of the toast. */
            toast_message: string;
        };
        /** @description The body of a 403 on commenting (COMMENT-SEND-03): a toast message, or the banned-user information, or neither. */
        CommentForbidden: components["schemas"]["Error"] & {
            /** @description Shown as it is when present. */
            toast_message?: string;
            banned_info?: components["schemas"]["BannedInfo"];
        };
        /** @description Names one comment. */
        CommentRef: {
            /** @description Comment. */
            comment_id: components["schemas"]["Id"];
        };
        /** @description Somebody who may not comment in the author's channel (ours). */
        Ban: {
            /** @description Who was banned. */
            user: components["schemas"]["CommentUser"];
            /**
             * Format: date-time
             * @description Moment of the ban.
             */
            created_ts: string;
        };
        /** @description One page of an author's bans (ours). */
        BansPage: {
            /** @description The last ban first. */
            results: components["schemas"]["Ban"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Bans a page; default 50. */
            per_page: number;
        };
        /** @description Whom to ban from commenting in the signed-in author's channel. */
        CommentBanInput: {
            /** @description Person to ban. */
            user_id: components["schemas"]["Id"];
            /** @description Video whose new count is wanted (ours). */
            video_id?: components["schemas"]["Id"];
        };
        /** @description What a ban did (ours). */
        CommentBan: {
            /** @description Banned person. */
            user_id: components["schemas"]["Id"];
            /** @description Comments and replies that went away in the whole channel. */
            removed_count: number;
            /** @description Comments left under the video named in the request; null when none was named. */
            comments_count: number | null;
        };
        /** @description A reaction to a comment. */
        ReactionInput: {
            reaction: components["schemas"]["Reaction"];
        };
        /** @description The counters of a comment after a reaction (ours). */
        CommentReactions: {
            /** @description Comment. */
            id: components["schemas"]["Id"];
            /** @description Likes. */
            likes_number: number;
            /** @description Dislikes. */
            dislikes_number: number;
            /** @description Liked by the person who asks. */
            current_user_liked: boolean;
            /** @description Disliked by the person who asks. */
            current_user_disliked: boolean;
            /** @description Reaction of the person who asks. */
            reaction: components["schemas"]["Reaction"] | null;
        };
        /** @description One page of one's own comments; every comment carries its `video`. */
        MyCommentsPage: {
            /** @description Newest first. */
            results: components["schemas"]["Comment"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Comments a page; default 50. */
            per_page: number;
        };
        /** @description Whether the signed-in person may comment on a video. */
        CommentBlock: {
            /** @description True when the author of the channel banned this person (ours: the documents show only the fields of the information). */
            is_banned: boolean;
            /** @description Why, when banned. */
            banned_info: components["schemas"]["BannedInfo"] | null;
        };
        /** @description Why a comment is reported (ours: no complaint call is documented, G11). */
        CommentComplaint: {
            /**
             * @description Reason.
             * @enum {string}
             */
            reason: "spam" | "insult" | "violence" | "adult" | "fraud" | "other";
            /** @description What the person adds. */
            text?: string;
        };
        /** @description Who asks (`Profile`). For a guest `id` is null and nothing else is sent: authorised means that the profile has an id (AUTH-GUEST-13). */
        Profile: {
            /** @description Person; null for a guest. */
            id: components["schemas"]["Id"] | null;
            /**
             * Format: uri-reference
             * @description Avatar.
             */
            avatar_url?: string | null;
            /** @description Name on screen. */
            name?: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            birthdate?: string | null;
            /** @description male or female; null when not told. */
            gender?: string | null;
            /**
             * Format: email
             * @description E-mail.
             */
            email?: string | null;
            /** @description Phone in the form +7XXXXXXXXXX. */
            phone_number?: string | null;
            /** @description The e-mail was confirmed. */
            confirmed_email?: boolean;
            /**
             * Format: uri-reference
             * @description Address of one's own channel (ours).
             */
            site_url?: string;
        };
        /** @description What removing the account led to (PROFILE-REMOVE-01). */
        AccountBlock: {
            /**
             * Format: date-time
             * @description Until then nobody signs in to it: 30 days from the removal. ISO 8601, UTC.
             */
            blocked_until_ts: string;
        };
        /** @description What changed; only changed fields are sent (`ProfileUpdate`). Another field is refused, so that nobody takes it for saved. */
        ProfileUpdate: {
            /** @description Name on screen. */
            first_name?: string;
            /**
             * Format: date
             * @description Date of birth, from 1900 to today; null takes it away (ours).
             */
            birth_date?: string | null;
            /**
             * @description Gender; null takes it away (ours).
             * @enum {string|null}
             */
            gender?: "male" | "female" | null;
        };
        /** @description Products that hide a part of the page (`ApplicationSettings`). A product hides it when the list holds the product's own id; ours is wdp. */
        ClientSettings: {
            /** @description Products that hide the like button. */
            hide_likes_button: string[];
            /** @description Products that hide the dislike button. */
            hide_dislikes_button: string[];
            /** @description Products that hide the number of likes. */
            hide_likes_count: string[];
            /** @description Products that hide the number of dislikes. */
            hide_dislikes_count: string[];
            /** @description Products that hide the comments. */
            hide_comments: string[];
            /** @description Products that hide the chat. */
            hide_chat: string[];
        };
        /** @description Partner hosts that need no confirmation on leaving (SHELL-LINKS-03; shape ours). */
        Partners: {
            /** @description Host names; a subdomain counts too. */
            hosts: string[];
        };
        /** @description One part of a page about the service (ours). */
        InfoSection: {
            /** @description Its heading. */
            heading: string;
            /** @description Its words. */
            paragraphs: string[];
            /** @description A list under them. */
            items?: string[];
        };
        /** @description A page about the service (ours). */
        InfoPage: {
            /** @description Its heading. */
            title: string;
            /** @description What it is about, in a sentence or two. */
            lead?: string;
            /**
             * Format: date
             * @description When the text came into force.
             */
            updated?: string;
            /** @description The parts, in their order. */
            sections: components["schemas"]["InfoSection"][];
        };
        /** @description What went wrong, in a person's words (ours). */
        ProblemReport: {
            /** @description What happened. */
            text: string;
            /**
             * Format: email
             * @description Where to answer; left out where no answer is wanted.
             */
            email?: string;
        };
        /** @description Path to its target (`Redirect`). */
        Redirects: {
            [key: string]: string;
        };
        /** @description A link of the footer or of the information list (shape ours, G04). */
        Link: {
            /** @description Words of the link. */
            title: string;
            /**
             * Format: uri-reference
             * @description Target.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Icon.
             */
            icon?: string;
        };
        /** @description Links of one place. */
        LinkGroup: {
            /** @description Links in order. */
            results: components["schemas"]["Link"][];
        };
        /** @description Item of a menu (`MenuItem`). */
        MenuItem: {
            /** @description Words of the item. */
            title: string;
            /**
             * Format: uri-reference
             * @description Target.
             */
            url: string;
            /** @description Address or name of the icon. */
            icon?: string;
            /** @description Something new is there (type inferred). */
            newness?: boolean;
        };
        /** @description Menu key to the items of that menu; an unknown key is left out. */
        Navigation: {
            [key: string]: components["schemas"]["MenuItem"][];
        };
        /** @description A branding of the page: a picture and colours around the showcase (shape ours: the response is not shown, G04). */
        Branding: {
            /** @description Branding. */
            id: components["schemas"]["Id"];
            /** @description What it brands; `catalog` is the documented value. */
            type: string;
            /** @description Slug of the showcase that it belongs to; null for every showcase. */
            showcase: string | null;
            /** @description What it says; also the name of its link. */
            title: string;
            /**
             * Format: uri-reference
             * @description Wide picture.
             */
            picture: string;
            /**
             * Format: uri-reference
             * @description Picture for narrow screens.
             */
            picture_mobile?: string;
            /** @description Colour around the picture, 6-digit hex. */
            background_color: string;
            /** @description Colour of the text, 6-digit hex. */
            text_color: string;
            /**
             * Format: uri-reference
             * @description Where it leads.
             */
            url: string;
            /** @description Opens a new tab. */
            target_blank: boolean;
            /**
             * Format: date-time
             * @description When it ends; null when that is open. ISO 8601, UTC.
             */
            end_ts: string | null;
        };
        /** @description The branding to show now. */
        BrandingAnswer: {
            /** @description The best branding of the showcase; null when there is none. */
            result: components["schemas"]["Branding"] | null;
        };
        /** @description Kind of a show. */
        TvShowType: {
            /** @description Kind. */
            id: components["schemas"]["Id"];
            /** @description Name of the kind: Сериал, Телешоу … */
            name: string;
        };
        /** @description Season of a show. */
        TvSeason: {
            /** @description Number, from 1. */
            number: number;
            /** @description Name on screen. */
            name: string;
            /** @description Episodes that are out. */
            episodes_count: number;
            /** @description Year of the first showing. */
            year: number | null;
        };
        /** @description A person in a show. */
        PersonCredit: {
            /** @description Person. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description What the person does in it: Ведущий, Режиссёр, or the part played. */
            role: string;
            /**
             * Format: uri-reference
             * @description Portrait; null when there is none.
             */
            picture: string | null;
            /**
             * Format: uri-reference
             * @description Address of the person's page.
             */
            absolute_url: string;
        };
        /** @description A show with its seasons and people (shape ours: the response is not shown, G04; the names follow the related TV of a feed and the suggestion of the search). */
        TvShow: {
            /** @description Show. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            type: components["schemas"]["TvShowType"];
            /** @description Description. */
            description: string;
            /**
             * Format: uri-reference
             * @description Wide still, 16:9.
             */
            picture: string;
            /**
             * Format: uri-reference
             * @description Tall poster.
             */
            poster?: string;
            pg_rating: components["schemas"]["AgeRating"];
            /** @description Genres in words. */
            genres: string[];
            /** @description Countries in words. */
            countries: string[];
            /** @description Year of the first season. */
            year_start: number;
            /** @description Year of the last season; null while it goes on. */
            year_end: number | null;
            /** @description Seasons. */
            seasons_count: number;
            /** @description Episodes that are out. */
            episodes_count: number;
            /** @description Subscribers. */
            subscribers_count: number;
            /** @description Subscribing is possible. */
            can_subscribe: boolean;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            absolute_url: string;
            channel: components["schemas"]["Author"];
            /** @description Trailer; null when there is none. */
            trailer: {
                id: components["schemas"]["Id"];
            } | null;
            /** @description Seasons, ascending. */
            seasons: components["schemas"]["TvSeason"][];
            /** @description People, the main ones first. */
            persons: components["schemas"]["PersonCredit"][];
        };
        /** @description Video of a show. */
        TvShowVideo: {
            /** @description Season, from 1. */
            season: number;
            /** @description Episode within the season, from 1. */
            episode: number;
            /** @description Type id of the video; 16 is an episode. */
            type: number;
            video: components["schemas"]["Card"];
        };
        /** @description All videos of one type of a show. */
        TvShowVideos: {
            /** @description By season and episode, ascending. */
            results: components["schemas"]["TvShowVideo"][];
            /** @description How many there are. */
            count: number;
        };
        /** @description Programme of one channel for one day. A day runs from midnight to midnight in Moscow (UTC+3). */
        TvProgram: {
            /** @description Video of the channel's broadcast. */
            video_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description What is on now, whatever the day asked for. */
            current: components["schemas"]["TvProgramItem"] | null;
            /** @description What comes after it. */
            following: components["schemas"]["TvProgramItem"] | null;
            /** @description The day, ascending, without gaps; empty for a broadcast without a schedule. */
            items: components["schemas"]["TvProgramItem"][];
        };
        /** @description Category of live streams (shape ours, G04). */
        LiveCategory: {
            /** @description Category. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Slug of its feed. */
            slug: string;
            /** @description Streams that are on the air. */
            count: number;
            /**
             * Format: uri-reference
             * @description Picture.
             */
            picture?: string;
        };
        /** @description Categories that have something on the air. */
        LiveCategories: {
            /** @description By name. */
            results: components["schemas"]["LiveCategory"][];
        };
        /** @description A live stream or a TV channel on the air. */
        Broadcast: {
            video: components["schemas"]["Card"];
            /** @description Number of the channel in the line-up; null for a stream that is no channel. */
            number: number | null;
            category: components["schemas"]["Category"];
            /** @description What is on now; null without a schedule. */
            current: components["schemas"]["TvProgramItem"] | null;
            /** @description What comes after it. */
            following: components["schemas"]["TvProgramItem"] | null;
            /** @description The schedule of the day; sent with `tvprogramm`. */
            items?: components["schemas"]["TvProgramItem"][];
        };
        /** @description One page of what is on the air. */
        BroadcastsPage: {
            /**
             * Format: date
             * @description The day of the schedules.
             */
            date: string;
            /** @description Channels by number first, then streams by views. */
            results: components["schemas"]["Broadcast"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Broadcasts a page. */
            per_page: number;
        };
        /**
         * @description Mode of the chat of a live stream (VIDEO-PAGE-08): stream while it is on the air, none where it is over or the chat is hidden.
         * @enum {string}
         */
        ChatMode: "stream" | "none";
        /** @description A message of the chat of a live stream (ours: the documents name the chat and show no call, G11). */
        ChatMessage: {
            /** @description Message. A later one has a larger number. */
            id: components["schemas"]["Id"];
            /** @description Plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was sent. ISO 8601, UTC.
             */
            created_ts: string;
            /** @description Who wrote it. */
            user: components["schemas"]["Author"];
            /** @description The author of the channel wrote it. */
            is_author: boolean;
        };
        /** @description What was said in a chat (ours, G11). */
        ChatPage: {
            mode: components["schemas"]["ChatMode"];
            /** @description In the order of their ids. Some may have been sent before, see `after`. */
            results: components["schemas"]["ChatMessage"][];
            /** @description What to ask with next time. It stays some seconds behind the newest message, so that one which was written at the same moment is not passed over: messages are told apart by their ids. Null: ask for the newest again. */
            after: string | null;
            /** @description Pause before the next question. */
            poll_seconds: number;
        };
        /** @description What a person says in a chat. */
        ChatDraft: {
            /** @description Plain text; text of which nothing is seen is refused. The limit is ours. */
            text: string;
        };
        /** @description A show that a person is part of. */
        PersonShow: {
            /** @description Show. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description What the person does in it. */
            role: string;
            /**
             * Format: uri-reference
             * @description Wide still, 16:9.
             */
            picture: string;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            absolute_url: string;
        };
        /** @description An actor, a host or another person of the catalogue (shape ours, G04). */
        Person: {
            /** @description Person. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Who it is. */
            description: string;
            /**
             * Format: uri-reference
             * @description Portrait; null when there is none.
             */
            picture: string | null;
            /**
             * Format: date
             * @description Day of birth; null when it is not known.
             */
            birth_date: string | null;
            /** @description What the person does, in words. */
            professions: string[];
            /** @description Videos with the person. */
            videos_count: number;
            /** @description Subscribers. */
            subscribers_count: number;
            /** @description Subscribing is possible. */
            can_subscribe: boolean;
            /**
             * Format: uri-reference
             * @description Address of the page.
             */
            absolute_url: string;
            /** @description Shows, the newest first. */
            tv_shows: components["schemas"]["PersonShow"][];
        };
        /** @description One page of a playlist that every person has: watch later or liked (shape ours, G04). */
        SystemPlaylistPage: {
            /**
             * @description Which of the two.
             * @enum {string}
             */
            id: "future" | "liked";
            /** @description Title on screen. */
            title: string;
            /** @description Videos in all. */
            videos_count: number;
            /** @description Cards, newest first. */
            results: components["schemas"]["Card"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Videos a page. */
            per_page: number;
        };
        /** @description A liked video and when it was liked. */
        LikedVideo: {
            /** @description The reaction: a cursor, grows with time. */
            reaction_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was liked. ISO 8601, UTC.
             */
            reaction_ts: string;
            video: components["schemas"]["Card"];
        };
        /** @description Liked videos after a cursor. */
        LikedVideosPage: {
            /** @description The last liked first. */
            results: components["schemas"]["LikedVideo"][];
            /** @description Older ones exist. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the older ones.
             */
            next: string | null;
            /** @description Cursor for the older ones: the id of the last reaction here; null when nothing is here. */
            last_reaction_id: components["schemas"]["Id"] | null;
        };
        /** @description The liked list as it goes on from one of its videos (shape ours, G04). */
        LikedFromVideo: {
            /** @description Where it starts. */
            video_id: components["schemas"]["Id"];
            /** @description That video and the ones liked before it, at most 50. */
            results: components["schemas"]["Card"][];
            /**
             * Format: uri-reference
             * @description Address of the next video of the list; null at its end.
             */
            next_url: string | null;
            /**
             * Format: uri-reference
             * @description Address of the one liked after it; null at its start.
             */
            previous_url: string | null;
        };
        /** @description Ids of the videos to watch later (`WatchLater`). */
        WatchLaterIds: {
            /** @description The last added first; at most 5,000. */
            results: components["schemas"]["Id"][];
        };
        /** @description Whether a video is in watch later. */
        WatchLaterState: {
            /** @description Video. */
            video_id: components["schemas"]["Id"];
            /** @description It is in the list (field name ours). */
            is_in_list: boolean;
        };
        /** @description One page of the saved playlists. */
        FavoritePlaylistsPage: {
            /** @description The last saved first. */
            results: components["schemas"]["Playlist"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Playlists a page. */
            per_page: number;
        };
        /** @description Whether a playlist is saved. */
        PlaylistFavorite: {
            /** @description Playlist. */
            playlist_id: components["schemas"]["Id"];
            /** @description Among the saved ones of the person who asks. */
            favorite: boolean;
        };
        /** @description A category with what its page needs (ours). */
        CatalogueCategory: {
            /** @description Category. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description The last part of its page's address. */
            slug: string;
            /**
             * Format: uri-reference
             * @description A picture for its card.
             */
            picture: string | null;
            /**
             * Format: uri-reference
             * @description The feed that is picked by hand for it.
             */
            feed_url: string;
        };
        /** @description The categories of the catalogue (ours). */
        Categories: {
            /** @description Categories, in the order of their names. */
            results: components["schemas"]["CatalogueCategory"][];
        };
        /** @description One page of the videos of a topic (ours). */
        TagPage: {
            /** @description Topic. */
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description Cards in order. */
            results: components["schemas"]["Card"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Cards a page. */
            per_page: number;
        };
        /** @description A piece of news in a list (ours). */
        NewsItem: {
            /** @description The piece of news. */
            id: components["schemas"]["Id"];
            /** @description Headline. */
            title: string;
            /** @description What happened, in a sentence or two. */
            lead: string;
            /** @description Name of its category. */
            category: string;
            /**
             * Format: uri-reference
             * @description Picture, 16:9.
             */
            picture: string | null;
            /**
             * Format: date-time
             * @description When it came out.
             */
            publication_ts: string;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            absolute_url: string;
        };
        /** @description One page of news (ours). */
        NewsPage: {
            /** @description News, the newest first. */
            results: components["schemas"]["NewsItem"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Cards a page. */
            per_page: number;
        };
        /** @description A piece of news, whole (ours). */
        NewsArticle: {
            /** @description The piece of news. */
            id: components["schemas"]["Id"];
            /** @description Headline. */
            title: string;
            /** @description What happened, in a sentence or two. */
            lead: string;
            /** @description Name of its category. */
            category: string;
            /**
             * Format: uri-reference
             * @description Picture, 16:9.
             */
            picture: string | null;
            /**
             * Format: date-time
             * @description When it came out.
             */
            publication_ts: string;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            absolute_url: string;
            /** @description The text, by the paragraph. */
            paragraphs: string[];
            /** @description Videos about the same. */
            videos: components["schemas"]["Card"][];
        };
        /** @description A thumbnail that was taken over (shape ours, G04). */
        ThumbnailUploaded: {
            /** @description Video. */
            video_id: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @description Address of the picture.
             */
            thumbnail_url: string;
            /** @description It is still being made; false here, it is served as it came. */
            isThumbnailPending: boolean;
        };
        /** @description A stream of the author. */
        StreamSlot: {
            video: components["schemas"]["Card"];
            /** @description How it is sent. */
            stream_type: components["schemas"]["StreamType"] | null;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             */
            started_ts: string;
        };
        /** @description Stream slots of the author (shape ours, G04). */
        StreamSlots: {
            /** @description Streams that may run at once; 0 without a channel. */
            slots_total: number;
            /** @description Streams that run. */
            slots_used: number;
            /** @description Another one may be started. */
            can_create: boolean;
            /** @description The streams that run, the newest first. */
            results: components["schemas"]["StreamSlot"][];
        };
        /** @description Rating of a video in ten points (shape ours, G04). */
        VideoRating: components["schemas"]["VideoScore"] & {
            /** @description Video. */
            video_id: components["schemas"]["Id"];
        };
        /** @description A vote (body not shown, ours). */
        VideoRatingInput: {
            /** @description 1 to 10. */
            rating: number;
        };
        /** @description Videos by their ids. */
        PublicVideos: {
            /** @description In the order of the ids; what is unknown or not public is left out. */
            results: components["schemas"]["Card"][];
        };
        /** @description A short vertical video, ready to play (shape ours, G04). */
        Short: {
            video: components["schemas"]["Card"];
            /** @description Description; may be empty. */
            description: string;
            /** @description How to play it; null when it cannot be. */
            playback: components["schemas"]["Playback"] | null;
            /** @description Likes. */
            likes_number: number;
            /** @description Dislikes. */
            dislikes_number: number;
            /** @description Comments and replies. */
            comments_count: number;
            /** @description The person's reaction; null when there is none. */
            reaction: components["schemas"]["Reaction"] | null;
        };
        /** @description One page of shorts. */
        ShortsPage: {
            /** @description In the order of watching. */
            results: components["schemas"]["Short"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Shorts a page. */
            per_page: number;
        };
        /** @description Shorts to go on with, ready to play (`YappyPromoList`; the items are ours, G04). */
        ShortsCategory: {
            /** @description In an order that the seed decides. */
            results: components["schemas"]["Short"][];
        };
        /** @description What to hide, and where it was hidden (`HideContentRequest`). */
        HideContentInput: {
            /** @description Content item. */
            content_id: components["schemas"]["Id"];
            /**
             * @description What it is; the documents speak of videos only.
             * @enum {string}
             */
            content_type: "video";
            /** @description Where it was hidden, as the object id of the shelf; open set. */
            source_type?: string;
        };
        /** @description What is hidden. */
        HiddenContent: {
            /** @description Content item. */
            content_id: components["schemas"]["Id"];
            /** @description What it is. */
            content_type: string;
            /** @description It is hidden now. */
            is_hidden: boolean;
            /** @description How many videos the person has hidden; at most 1,000. */
            hidden_count: number;
        };
        /**
         * @description What is looked for among videos (ours: the documents name filters and do not show them, G14).
         * @enum {string}
         */
        SearchKind: "video" | "shorts" | "audio" | "live";
        /**
         * @description Length (ours, G14): short is under 4 minutes, long is over 20, medium is between.
         * @enum {string}
         */
        SearchDuration: "short" | "medium" | "long";
        /**
         * @description Published not longer ago than this (ours, G14): 24 hours, 7, 31 or 366 days.
         * @enum {string}
         */
        SearchCreated: "today" | "week" | "month" | "year";
        /**
         * @description Order of what was found (ours, G14). relevance looks at where the words stand and at the views.
         * @enum {string}
         */
        SearchSort: "relevance" | "date_added_desc" | "views_desc" | "duration_desc";
        /** @description One page of what was found (shape ours, G04). */
        SearchPage: {
            /** @description Best first, unless another order was asked for. */
            results: components["schemas"]["Card"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Items a page. */
            per_page: number;
            /** @description What was asked for. */
            query: string;
            /** @description What was looked for instead, since nothing fits what was typed (the other keyboard layout); null when it was taken as it is. */
            corrected_query: string | null;
        };
        /**
         * @description What a found card leads to (ours, G14).
         * @enum {string}
         */
        SearchCardKind: "userchannel" | "playlist" | "tv";
        /** @description A channel, playlist or TV show that was found (`search.cards` names video_count and is_official; the other fields are ours). */
        SearchCard: {
            /** @description What was found. */
            id: components["schemas"]["Id"];
            /** @description What it is. */
            content_type: components["schemas"]["SearchCardKind"];
            /** @description Name or title. */
            name: string;
            /** @description A few words about it. */
            description?: string;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            absolute_url: string;
            /**
             * Format: uri-reference
             * @description Avatar, cover or poster; null when there is none.
             */
            picture?: string | null;
            /** @description Videos in it. */
            video_count: number;
            /** @description Confirmed channel, or of one. */
            is_official: boolean;
            /** @description Subscribers; channels only. */
            subscribers_count?: number;
        };
        /** @description One page of found cards (shape ours, G04). */
        SearchCardsPage: {
            /** @description Best first. */
            results: components["schemas"]["SearchCard"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Items a page. */
            per_page: number;
            /** @description What was asked for. */
            query: string;
        };
        /** @description A TV show that begins like the query (`AutocompleteTv`). */
        AutocompleteTv: {
            /** @description TV show. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Kind of the show. Open: an unknown value must survive. */
            type: string & {};
            /**
             * Format: uri-reference
             * @description Picture; null when there is none.
             */
            picture?: string | null;
            /**
             * Format: uri-reference
             * @description Poster; null when there is none.
             */
            poster?: string | null;
            /** @description Seasons. */
            seasons_count?: number;
            /** @description Length of a film in seconds; null for a series. */
            movie_duration?: number | null;
            /**
             * Format: uri-reference
             * @description Where the suggestion leads (SEARCH-LINE-06).
             */
            url: string;
        };
        /** @description A query to go on with (`AutocompleteVideo`). */
        AutocompleteVideo: {
            /** @description The query. */
            value: string;
        };
        /** @description Suggestions for what is being typed (`Autocomplete`). */
        Autocomplete: {
            /** @description TV shows, at most 3 (number ours). */
            tv: components["schemas"]["AutocompleteTv"][];
            /** @description Queries, at most 10 (number ours). */
            video: components["schemas"]["AutocompleteVideo"][];
        };
        /** @description A query of the past (`SearchHistoryItem`). */
        SearchHistoryItem: {
            /** @description Names the entry when it is deleted. */
            hash: string;
            /** @description The query as it was typed. */
            title: string;
            /** @description It was removed; the client keeps the row until the list is read again. Always false in a response. */
            removed: boolean;
        };
        /** @description Queries of the person (shape ours, G04). */
        SearchHistory: {
            /** @description Newest first, at most 20 (number ours). */
            results: components["schemas"]["SearchHistoryItem"][];
        };
        /**
         * @description Order of a channel's videos (ours): newest first, oldest first, most watched first.
         * @enum {string}
         */
        ChannelVideosOrder: "publication_ts_desc" | "publication_ts_asc" | "hits_desc";
        /** @description A project of a channel: a TV show or series that it makes (shape ours, G04). */
        ChannelProject: {
            /** @description Project. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description A few words about it. */
            description?: string;
            /**
             * Format: uri-reference
             * @description Cover; null when there is none.
             */
            picture?: string | null;
            /**
             * Format: uri-reference
             * @description Address of its page.
             */
            absolute_url: string;
            /** @description Videos in it. */
            videos_count?: number;
        };
        /** @description Projects of a channel. */
        ChannelProjects: {
            /** @description In the order of the channel. */
            results: components["schemas"]["ChannelProject"][];
        };
        /** @description One page of playlists. */
        PlaylistsPage: {
            /** @description Last changed first. */
            results: components["schemas"]["Playlist"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Items a page. */
            per_page: number;
        };
        /** @description A place elsewhere that the author of a channel leads to (ours). */
        ChannelLink: {
            /** @description What it is called. */
            title: string;
            /**
             * Format: uri
             * @description Its address, which may be a stranger's.
             */
            url: string;
        };
        /** @description Which tabs of the channel page have something in them for the person who asks (names and shape ours, G09); a tab that is not named shows. */
        ChannelTabs: {
            /** @description The first tab. */
            main?: boolean;
            /** @description Videos. */
            videos?: boolean;
            /** @description Shorts. */
            shorts?: boolean;
            /** @description Playlists. */
            playlists?: boolean;
            /** @description Projects. */
            projects?: boolean;
            /** @description Audios. */
            audios?: boolean;
            /** @description About the channel. */
            about?: boolean;
        };
        /** @description A playlist that the author pinned on the channel (`PinnedPlaylist`). */
        PinnedPlaylist: {
            /** @description Playlist. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Its first videos, 20 unless asked for another number (CHANNEL-PAGE-08). */
            videos?: components["schemas"]["Card"][];
            /** @description Videos in all (ours). */
            videos_count?: number;
        };
        /** @description A channel that another one recommends (`RecommendedChannel`). */
        RecommendedChannel: {
            /** @description Channel. */
            id: components["schemas"]["Id"];
            /** @description Name on screen. */
            name: string;
            /**
             * Format: uri-reference
             * @description Avatar (ours); null when there is none.
             */
            avatar_url?: string | null;
            /**
             * Format: uri-reference
             * @description Address (ours).
             */
            absolute_url?: string;
            /** @description Confirmed channel (ours). */
            is_official?: boolean;
            /** @description Subscribers (ours). */
            subscribers_count?: number;
        };
        /** @description A channel, that is the public profile of its owner (`Channel`). */
        Channel: {
            /** @description Channel; equals the profile id of its owner. */
            id: components["schemas"]["Id"];
            /** @description Same as `id`. */
            channel_id?: components["schemas"]["Id"];
            /** @description Name on screen. */
            name: string;
            /**
             * Format: uri-reference
             * @description Avatar; null when there is none.
             */
            avatar_url?: string | null;
            /** @description Confirmed channel. */
            is_official: boolean;
            /** @description What the author says about the channel. */
            description?: string;
            /** @description Published videos. */
            video_count: number;
            /** @description Subscribers. */
            subscribers_count: number;
            /** @description The person who asks may subscribe: false for one's own channel and for a person without a channel. */
            can_subscribe: boolean;
            /** @description Sign for the person (type not shown). */
            kind_sign_for_user?: string;
            /** @description A channel that came back. */
            is_reborn_channel?: boolean;
            /**
             * Format: uri-reference
             * @description Address of the channel.
             */
            absolute_url: string;
            /**
             * Format: uri-reference
             * @description Square picture, same as the avatar.
             */
            icon?: string;
            /**
             * Format: uri-reference
             * @description Wide picture.
             */
            picture?: string;
            /**
             * Format: date-time
             * @description When a video was last published. ISO 8601, UTC.
             */
            last_update_ts?: string;
            /** @description How the channel looks (`Channel`). */
            appearance?: {
                /** @description Short name in addresses, without slashes; null when there is none. */
                short_url?: string | null;
            };
            /** @description Where else the author is (ours). */
            links?: components["schemas"]["ChannelLink"][];
            tabs?: components["schemas"]["ChannelTabs"];
            /** @description Playlists that the author pinned; sent where the documents ask for them. */
            pinnedPlaylists?: components["schemas"]["PinnedPlaylist"][];
            /** @description Channels that the author recommends; sent where the documents ask for them. */
            recommendedChannels?: components["schemas"]["RecommendedChannel"][];
        };
        /** @description Why a channel is reported (ours: no complaint call is documented, G11). */
        ChannelComplaint: {
            /**
             * @description Reason.
             * @enum {string}
             */
            reason: "spam" | "insult" | "violence" | "adult" | "fraud" | "copyright" | "other";
            /** @description What the person adds. */
            text?: string;
        };
        /** @description The pinned video of a channel (shape ours, G04). */
        PinnedVideo: {
            /** @description The video; null when none is pinned or it is gone. */
            video: components["schemas"]["Card"] | null;
        };
        /** @description What to pin. */
        PinnedVideoInput: {
            /** @description A video of the channel; null takes the pin away (ours). */
            video_id: components["schemas"]["Id"] | null;
        };
        /** @description One page of the pinned playlists. */
        PinnedPlaylistsPage: {
            /** @description Newest first. */
            results: components["schemas"]["PinnedPlaylist"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Items a page. */
            per_page: number;
        };
        /** @description What to pin. */
        PinnedPlaylistsInput: {
            /** @description Playlists of the channel; the list takes the place of the one before, empty takes all pins away. */
            playlist_ids: components["schemas"]["Id"][];
        };
        /** @description Channels like one. */
        RecommendedChannels: {
            /** @description Best first. */
            results: components["schemas"]["RecommendedChannel"][];
            /** @description More beyond these. */
            has_next: boolean;
            /** @description As asked for. */
            limit: number;
            /** @description As asked for. */
            offset: number;
        };
        /**
         * @description Tab of the channel page (`channel.tab`); main is the first one.
         * @enum {string}
         */
        ChannelSection: "main" | "videos" | "shorts" | "playlists" | "projects" | "audios" | "about";
        /**
         * @description Where the product runs.
         * @enum {string}
         */
        OnboardingPlatform: "browser" | "browser_mobile";
        /**
         * @description Whether the person holds a subscription.
         * @enum {string}
         */
        OnboardingSubscribe: "is_subscribed" | "is_not_subscribed";
        /** @description A picture of an element. */
        OnboardingPicture: {
            /**
             * Format: uri-reference
             * @description Address.
             */
            url: string;
        };
        /**
         * @description What an action of an element is (`onboarding.actionType`).
         * @enum {string}
         */
        OnboardingActionType: "checkbox" | "cancel_button" | "internal_link" | "external_link";
        /** @description An action of an element (`OnboardingAction`). */
        OnboardingAction: {
            /** @description Action. */
            actionId: components["schemas"]["Id"];
            /** @description What it is. */
            type: components["schemas"]["OnboardingActionType"];
            /** @description Words on it. */
            title: string;
            /**
             * Format: uri-reference
             * @description Where a link leads; null for the others.
             */
            url?: string | null;
            /** @description Place among its siblings, from 0. */
            sortOrder?: number;
        };
        /** @description One step of an event (`OnboardingElement`). */
        OnboardingElement: {
            /** @description Element. */
            elementId: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Line under it. */
            subtitle?: string;
            /** @description Small print. */
            disclaimer?: string;
            /** @description Logo; null when there is none. */
            logo?: components["schemas"]["OnboardingPicture"] | null;
            /** @description Pictures. */
            pictures?: components["schemas"]["OnboardingPicture"][];
            /** @description In order. */
            actions: components["schemas"]["OnboardingAction"][];
        };
        /** @description A hint, a banner or a popup with its steps (`OnboardingEvent`). */
        OnboardingEvent: {
            /** @description Event. */
            onboardingId: components["schemas"]["Id"];
            /** @description Kind, for example popup or banner; events are filtered by it. Open: an unknown value must survive. */
            type: string & {};
            /** @description Seconds after which it closes; null: it stays. */
            timeout?: number | null;
            /** @description Shown one by one. */
            elements: components["schemas"]["OnboardingElement"][];
        };
        /** @description What to show on a page. */
        OnboardingConfig: {
            /** @description In the order of showing. */
            events: components["schemas"]["OnboardingEvent"][];
        };
        /** @description An action and whether it was used. */
        OnboardingCountAction: {
            /** @description Action. */
            actionId: components["schemas"]["Id"];
            /** @description It was pressed. */
            isPressed: boolean;
        };
        /** @description An element and what became of it. */
        OnboardingCountElement: {
            /** @description Element. */
            elementId: components["schemas"]["Id"];
            /** @description It was shown. */
            isShown: boolean;
            /** @description It was finished. */
            isFinished: boolean;
            /** @description Its actions. */
            actions?: components["schemas"]["OnboardingCountAction"][];
        };
        /** @description What was shown and pressed of an event (`OnboardingCount`). */
        OnboardingCount: {
            /** @description Person; null for a guest. Only a key: the session says who reports. */
            userId?: string | null;
            /** @description Client id of the visitor. */
            cid: string;
            /** @description Event. */
            onboardingId: components["schemas"]["Id"];
            /** @description Kind of the event. */
            type: string;
            /** @description Its elements. */
            elements: components["schemas"]["OnboardingCountElement"][];
        };
        /** @description The form with the picture (PROFILE-EDIT-02). */
        AvatarUpload: {
            /** @description JPEG, PNG or WebP, 2 MB at most. The type is told by the content, which has to be a whole picture, not by the name. */
            avatar: unknown;
        };
        /** @description An e-mail to set. */
        EmailInput: {
            /**
             * Format: email
             * @description E-mail; kept in lower case.
             */
            email: string;
            /** @description The account's password; needed for another address than the one that is there, if the account has a password (ours). */
            password?: string;
        };
        /** @description The code of a letter (ours). */
        EmailCode: {
            /** @description Ten figures, as the letter says them; spaces do not matter. */
            code: string;
        };
        /** @description A phone number to set (ours). */
        PhoneInput: {
            /** @description In the form +7XXXXXXXXXX; null takes it away. */
            phone_number: string | null;
        };
        /** @description A change of the password (ours). */
        PasswordChange: {
            /** @description The one that the account has; left out where it has none. */
            password?: string;
            /** @description The one that it is to have, 8 to 128 characters, none that everybody tries first. */
            new_password: string;
        };
        /**
         * @description What a notification leads to (`notification.targetType`).
         * @enum {string}
         */
        NotificationTargetType: "video" | "livestream" | "news" | "card";
        /**
         * @description Why the person is told (`notification.userReason`). Ours: person, author and tv published something; comment: somebody commented on a video of one's own; video: one's own video is ready; answer: somebody answered one's comment; pin: the author pinned it; like: somebody liked it.
         * @enum {string}
         */
        NotificationReason: "person" | "author" | "tv" | "comment" | "video" | "answer" | "pin" | "like";
        /** @description What a notification says and shows (`NotificationTargetData`). */
        NotificationTarget: {
            /** @description Who did it: a person, a channel, a programme. */
            name?: string;
            /** @description Title of the video that it is about. */
            video_name?: string;
            /**
             * Format: uri-reference
             * @description Picture of that video, 16:9.
             */
            video_thumbnail?: string;
            /**
             * Format: uri-reference
             * @description Avatar of who did it; null when there is none.
             */
            picture?: string | null;
            /** @description What happened, in words. */
            title: string;
            /** @description Beginning of the comment, or further words; may be empty. */
            text?: string;
            /**
             * Format: uri-reference
             * @description Where it leads; an address within the site.
             */
            link: string;
        };
        /** @description One notification (`Notification`). It is named by `task_id` and `target_id` together. */
        Notification: {
            /** @description The event that the notification was made for. */
            task_id: components["schemas"]["Id"];
            /** @description What it leads to; 55555555 where there is no single target (NOTIF-LIST-08). */
            target_id: components["schemas"]["Id"];
            target_type: components["schemas"]["NotificationTargetType"];
            user_reason: components["schemas"]["NotificationReason"];
            /** @description The person, channel, programme or comment behind the reason. */
            user_reason_id: components["schemas"]["Id"];
            /** @description Which switch of the settings it belongs to (values ours: those of the reasons, and news). */
            notification_type: string;
            /** @description The person has opened it. */
            was_read: boolean;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601, UTC.
             */
            created_ts: string;
            /** @description How many events of the kind it stands for: likes of one comment are told together. */
            count: number;
            target_data: components["schemas"]["NotificationTarget"];
        };
        /** @description One page of notifications, newest first (`NotificationList`). */
        NotificationsPage: {
            /** @description Notifications. */
            results: components["schemas"]["Notification"][];
            /** @description A later page exists. */
            has_next: boolean;
            /** @description Cursor of the later page, to be sent as `cursor`. */
            next: string | null;
        };
        /** @description What the bell says (`NotificationCount`). */
        NotificationCount: {
            /** @description Unread notifications that came since the bell was last touched. */
            count: number;
        };
        /** @description A browser that takes pushes, as `PushSubscription.toJSON()` says it (ours). */
        PushSubscriptionInput: {
            /**
             * Format: uri
             * @description Address of the browser's push service. One of a service that is not known is refused (400).
             */
            endpoint: string;
            /** @description Keys of the browser, base64url. */
            keys: {
                /** @description Its public key, a point of P-256. */
                p256dh: string;
                /** @description Its secret of 16 bytes. */
                auth: string;
            };
        };
        /** @description The public key of the server for pushes (ours). */
        PushKey: {
            /** @description A point of P-256, uncompressed, base64url. */
            key: string;
        };
        /** @description Switches by their code (the codes are ours, G16). */
        NotificationSettings: {
            [key: string]: boolean;
        };
        /** @description The switches that changed, by their code (SETTINGS-NOTIF-04). */
        NotificationSettingsInput: {
            [key: string]: boolean;
        };
        /**
         * @description How a person follows (`Subscription`). Ours: markers shows new content by a badge, all tells by a notification as well, without does neither.
         * @enum {string}
         */
        SubscriptionType: "markers" | "all" | "without";
        /** @description Whether the person follows. */
        FollowState: {
            /** @description Follows now. */
            is_subscribed: boolean;
            /** @description How; null when not following. */
            subscription_type: components["schemas"]["SubscriptionType"] | null;
        };
        /** @description What is followed, as a menu and a list show it (`SubscriptionListItem`). */
        SubscribedObject: {
            /** @description Channel, programme or person. */
            object_id: components["schemas"]["Id"];
            /** @description Name on screen. */
            title: string;
            /** @description Description. */
            description?: string;
            /**
             * Format: uri-reference
             * @description Address.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Square picture; null when there is none.
             */
            icon?: string | null;
            /** @description Can be subscribed to. */
            can_subscribe?: boolean;
            /** @description Subscribers. */
            subscribers_count?: number;
            /** @description Published videos. */
            video_count?: number;
            /** @description Confirmed. */
            is_official?: boolean;
        };
        /** @description A kind of content. */
        ContentType: {
            /** @description Kind. */
            id: components["schemas"]["Id"];
            /** @description Name of the kind: userchannel, tv, person; more exist. */
            model: string;
        };
        /** @description A subscription to a channel, programme or person (`Subscription`). It is free; what is paid for is a PaidSubscription. */
        Subscription: {
            object: components["schemas"]["SubscribedObject"];
            subscription_type: components["schemas"]["SubscriptionType"];
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: date-time
             * @description When the person was last on its page, subscribing included; null when not known. ISO 8601, UTC.
             */
            last_visit_ts: string | null;
            /**
             * Format: date-time
             * @description When something was last published there; null when never. ISO 8601, UTC.
             */
            last_updated_ts: string | null;
            /** @description There is new content: the update is older than 10 minutes and later than the last visit, and the type is markers or all (K29). */
            newness: boolean;
            /** @description What is followed was blocked. */
            is_banned: boolean;
            /** @description What is followed is gone. */
            is_deleted: boolean;
            /** @description Offer of a paid subscription; null for a free one. */
            offer_id?: components["schemas"]["Id"] | null;
            /** @description A paid subscription that renews itself. */
            renewable?: boolean;
        };
        /** @description A subscription that is paid for (`PaidSubscription`). */
        PaidSubscription: {
            /** @description Code of the product. Open: an unknown value must survive. */
            product_code: string;
            /** @description It gives access now. */
            is_active: boolean;
            /** @description Subscription. */
            subscription_id: components["schemas"]["Id"];
            /** @description Offer that it was bought by. */
            offer_id: components["schemas"]["Id"] | null;
            /** @description Pack that it belongs to; null when to none. */
            pack_id: components["schemas"]["Id"] | null;
            /** @description Renews itself at the end of the term. */
            renewable: boolean;
            /**
             * Format: date-time
             * @description End of the term (ours). ISO 8601, UTC.
             */
            expires_ts?: string;
        };
        /** @description Everything that the person pays for, or paid for before. */
        PaidSubscriptions: {
            /** @description Active ones first. */
            results: components["schemas"]["PaidSubscription"][];
        };
        /** @description One page of subscriptions. */
        SubscriptionsPage: {
            /** @description The one with the latest update first. */
            results: components["schemas"]["Subscription"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Items a page. */
            per_page: number;
        };
        /** @description The badge of one subscription (SUBS-TOGGLE-06). */
        SubscriptionMarker: {
            /** @description What is followed. */
            object_id: components["schemas"]["Id"];
            subscription_type: components["schemas"]["SubscriptionType"];
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: date-time
             * @description When the person was last on its page, subscribing included; null when not known. ISO 8601, UTC.
             */
            last_visit_ts: string | null;
            /**
             * Format: date-time
             * @description When something was last published there; null when never. ISO 8601, UTC.
             */
            last_updated_ts: string | null;
            /** @description There is new content: the update is older than 10 minutes and later than the last visit, and the type is markers or all (K29). */
            newness: boolean;
        };
        /** @description Badges of all subscriptions. */
        SubscriptionMarkers: {
            /** @description In the order of the subscription list. */
            results: components["schemas"]["SubscriptionMarker"][];
        };
        /** @description How the bell of a subscription is set (SUBS-TOGGLE-*). */
        SubscriptionNotices: {
            /**
             * @description all: told of everything new. without: of nothing, and no badge.
             * @enum {string}
             */
            type: "all" | "without";
        };
        /** @description A channel that suits the interests (`InterestChannel`). */
        InterestChannel: {
            /** @description Channel. */
            id: components["schemas"]["Id"];
            /** @description Name on screen. */
            name: string;
            /**
             * Format: uri-reference
             * @description Square picture; null when there is none.
             */
            icon: string | null;
            /**
             * Format: uri-reference
             * @description Address.
             */
            absolute_url: string;
        };
        /** @description Channels that suit the interests. */
        InterestChannelsPage: {
            /** @description The best suited first. */
            results: components["schemas"]["InterestChannel"][];
            /** @description A later page exists. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Link of the later page.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Items a page. */
            per_page: number;
        };
        /** @description A topic that can be chosen (`InterestTag`). */
        InterestTag: {
            /** @description Topic. */
            id: components["schemas"]["Id"];
            /** @description Name on the chip. */
            name: string;
            /** @description Sign beside the name. */
            emoji: string;
            /** @description Chosen by the person. */
            active: boolean;
            /** @description Group that the topic belongs to (ours here); goes with it into the saved list. */
            group_id?: components["schemas"]["Id"];
        };
        /** @description Topics to choose from. */
        InterestTags: {
            /** @description Topics in the order asked for. */
            results: components["schemas"]["InterestTag"][];
        };
        /** @description What the person chose (`InterestResponse`). */
        Interests: {
            /** @description Ids of the chosen topics, in the order of choosing; 5 at most. */
            tags: components["schemas"]["Id"][];
            /** @description Group of the first chosen topic; null when none is chosen. */
            group_id: components["schemas"]["Id"] | null;
        };
        /** @description One chosen topic (`InterestPayloadItem`). */
        InterestChoice: {
            /** @description Topic. */
            content_id: components["schemas"]["Id"];
            /** @description Its group. */
            group_id: components["schemas"]["Id"];
            /**
             * @description Always tag.
             * @enum {string}
             */
            content_type: "tag";
        };
        /** @description The chosen topics (K09); the whole choice, not a change. */
        InterestChoices: components["schemas"]["InterestChoice"][];
        /** @description A group of an A/B test. */
        AbTestGroup: {
            /** @description Label; A is the one without a change. */
            label: string;
            /** @description Share of people, in percent. */
            percent: number;
        };
        /** @description A running A/B test (`AbTest`). Which group a person is in is worked out by the client from the salt. */
        AbTest: {
            /** @description Name of the test. */
            slug: string;
            /** @description Goes into the hash with the id of the person. */
            salt: string;
            /** @description Groups in the order in which their percents are added up. */
            groups: components["schemas"]["AbTestGroup"][];
        };
        /** @description Running A/B tests. */
        AbTests: {
            /** @description Tests. */
            results: components["schemas"]["AbTest"][];
        };
        /** @description Whether the person seems to come through a VPN. */
        VpnCheck: {
            /** @description The VPN banner is to be shown, once a session. */
            show_banner: boolean;
        };
        /**
         * @description Card scheme; written Мир, Mastercard, Visa, Union Pay on screen (K42).
         * @enum {string}
         */
        CardBrand: "Mir" | "MasterCard" | "Visa" | "UnionPay";
        /** @description A saved card (`SavedPaymentMethod`). Nothing that could pay: no number, no security code. */
        SavedPaymentMethod: {
            /** @description Method. */
            paymentMethodId: components["schemas"]["Id"];
            /** @description Renewals are paid by it. */
            isMain: boolean;
            /** @description Key of the bank; empty when it is not known. */
            issuerName: string;
            /** @description The card. */
            card: {
                cardType: components["schemas"]["CardBrand"];
                /** @description Last four digits. */
                last4: string;
            };
        };
        /** @description Saved cards, the main one first (wrapping ours). */
        SavedPaymentMethods: {
            /** @description Cards. */
            results: components["schemas"]["SavedPaymentMethod"][];
        };
        /** @description Token that the payment origin's script gave for a card; works once, for 15 minutes. */
        PaymentToken: string;
        /** @description A card to save (body ours): only its token travels here. */
        PaymentMethodInput: {
            token: components["schemas"]["PaymentToken"];
        };
        /**
         * @description Error codes of the paid features (PAY-FAIL-*). Not to be mixed up with the frame's events of the same spelling (K05).
         * @enum {string}
         */
        PaymentErrorCode: "PAYMENT_ERROR" | "CHEQUE_EMAIL_ERROR" | "EMAIL_ALREADY_EXIST" | "OFFERS_ERROR" | "PROMOCODE_ERROR" | "PROMOCODE_ONLY_VIDEO_PAGE" | "PROMOCODE_NOT_FOUND" | "PROMOCODE_ALREADY_USED" | "PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED" | "PROMOCODE_SUBSCRIPTION_ALREADY_USED" | "PROMOCODE_INACTIVE" | "PROMOCODE_LOCKED" | "PROMOCODE_ERROR_ACTIVATION" | "AGE_ERROR";
        /**
         * @description Error names of the server on buying (`payment.serverError`). already_purchased shows the success (K04).
         * @enum {string}
         */
        PurchaseErrorName: "pack_not_available_in_region" | "already_purchased" | "age_limit" | "noads_already_purchased";
        /** @description Why something cannot be bought or used: `code` is one of the documented codes or names (`payment.serverError`), or one of the shared ones. */
        PurchaseRefusal: components["schemas"]["Error"] & {
            /** @description Code. Open: an unknown value must survive. */
            code?: components["schemas"]["PaymentErrorCode"] | components["schemas"]["PurchaseErrorName"] | (string & {});
        };
        /** @description Names a saved card. */
        PaymentMethodRef: {
            /** @description Method. */
            paymentMethodId: components["schemas"]["Id"];
        };
        /**
         * @description Subscription product (`premium.productCode`): RUTUBE is the ad-free option of the player, PREMIER_RUTUBE_YAPPY the bundle with two partner services. Another code is refused (PAY-FLOW-26).
         * @enum {string}
         */
        ProductCode: "RUTUBE" | "PREMIER_RUTUBE_YAPPY";
        /**
         * @description Kind of a tariff.
         * @enum {string}
         */
        TariffType: "subscription_free" | "subscription_paid";
        /**
         * @description Colour of the controls on the picture.
         * @enum {string}
         */
        ControlColor: "adaptive" | "dark" | "white";
        /** @description Description of a product (`TariffDescription`). */
        TariffDescription: {
            /** @description Text to show. */
            descriptionTransformed: string;
            /**
             * Format: uri-reference
             * @description Page with the details.
             */
            detailsLink?: string;
            /** @description Text of the campaign. */
            customDescription?: string;
            /** @description Text of the catalogue. */
            originalDescription?: string;
        };
        /** @description Price of a product (`Tariff`). */
        Tariff: {
            /** @description Tariff. */
            tariffCode: string;
            /** @description Words of the trial, as in «Попробовать {trial}»; absent without a trial for this person. */
            trial?: string;
            /** @description Price in lines, when one figure does not say it. */
            complex: string[];
            /** @description Price of a period. */
            mainPrice: {
                /** @description Price of a period. Roubles. */
                price: number;
                /**
                 * @description Currency (ours).
                 * @constant
                 */
                currency?: "RUB";
                /** @description Days of a period (ours). */
                periodDays?: number;
            };
            /** @description Words of the button. */
            offerButtonText?: {
                /** @description With a trial. */
                trial?: string;
            };
        };
        /** @description A product with its tariff and what the person has of it (`ProductTariff`). A product without `endTime` goes on by itself; with one it ends then (recovery, or a promo code). */
        ProductTariff: {
            productCode: components["schemas"]["ProductCode"];
            /** @description Name to show. */
            nameTransformed: string;
            /** @description Kind. Open: an unknown value must survive. */
            type: components["schemas"]["TariffType"] | (string & {});
            /** @description The person has it now. */
            isActive: boolean;
            /** @description By a promo code. */
            isPromo: boolean;
            /**
             * Format: date-time
             * @description When it ends; null when it goes on by itself or is not had. ISO 8601, UTC.
             */
            endTime: string | null;
            /**
             * Format: date-time
             * @description End of the period that is paid for (type not shown); null when it is not had. ISO 8601, UTC.
             */
            billingPeriodExpired: string | null;
            /** @description Amount of the next payment. Roubles; null when none will be taken. */
            nextPaymentValue: number | null;
            /**
             * Format: uri-reference
             * @description Picture.
             */
            productPicture: string;
            controlColor: components["schemas"]["ControlColor"];
            description: components["schemas"]["TariffDescription"];
            /** @description Agreements («Условия сервиса»). */
            linksUserAgreement: components["schemas"]["Link"][];
            /** @description Name of the campaign. */
            customName?: string;
            /** @description Name of the catalogue. */
            name: string;
            tariff: components["schemas"]["Tariff"];
        };
        /** @description Products with their tariffs. */
        ProductTariffs: {
            /** @description Products. */
            result: components["schemas"]["ProductTariff"][];
        };
        /** @description A bank card: a new one by its token (it is saved when the payment succeeds), or a saved one. Exactly one of the two. */
        PaymentByCard: {
            /**
             * @description Kind.
             * @constant
             */
            type: "bank_card";
            token?: components["schemas"]["PaymentToken"];
            /** @description Saved card. */
            paymentMethodId?: components["schemas"]["Id"];
        };
        /** @description Fast bank payment system: confirmed in the bank's app. */
        PaymentBySbp: {
            /**
             * @description Kind.
             * @constant
             */
            type: "sbp";
        };
        /** @description A payment for a tariff. */
        PaymentStartInput: {
            /** @description Where to come back to. */
            confirmation: {
                /**
                 * Format: uri
                 * @description Current page with popup=premium_post_payment and productCode; on the shell's origin.
                 */
                returnUrl: string;
            };
            /** @description How to pay. */
            paymentMethod: components["schemas"]["PaymentByCard"] | components["schemas"]["PaymentBySbp"];
            /** @description Tariff. */
            tariffCode: string;
            /** @description Shop, as config.json says. */
            shopId: string;
        };
        /** @description A payment that was begun. */
        PaymentStarted: {
            /** @description The payment. */
            results: {
                /** @description Payment. */
                paymentId: components["schemas"]["Id"];
            };
        };
        /**
         * @description State of a payment (PAY-STATUS-01, 02): new and pending wait, succeeded and waiting_for_capture are success, everything else is failure.
         * @enum {string}
         */
        PaymentStatusValue: "new" | "pending" | "succeeded" | "waiting_for_capture" | "failed" | "cancelled";
        /**
         * @description Kind of a failure (`payment.errorKind`).
         * @enum {string}
         */
        PaymentErrorKind: "notAvailableInRegion" | "somethingWrong" | "notEnoughMoney" | "alreadyPurchased" | "somethingWrongWithUs" | "ageError" | "paymentError" | "tooManyRequests";
        /** @description Where a payment is (`PaymentStatusResponse`). */
        PaymentStatus: {
            /** @description The payment. */
            results: {
                /** @description State. Open: an unknown value must survive. */
                status: components["schemas"]["PaymentStatusValue"] | (string & {});
                /** @description What the person has to do; absent when nothing. */
                confirmation?: {
                    /**
                     * Format: uri
                     * @description Page of the bank that confirms the card: the browser goes there.
                     */
                    confirmationUrl?: string;
                    /**
                     * Format: uri
                     * @description SBP: the address inside the QR code, or of the bank's app.
                     */
                    confirmationData?: string;
                };
                errorKind?: components["schemas"]["PaymentErrorKind"];
            };
        };
        /** @description Product whose renewal is meant. */
        RecurrentInput: {
            productCode: components["schemas"]["ProductCode"];
        };
        /** @description Promo code; letter case does not matter (`promo.maxLength`: at most 32 characters). */
        PromoCodeText: string;
        /** @description What a promo code gives (fields ours, the response is not shown). */
        PromoCode: {
            promocode: components["schemas"]["PromoCodeText"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the campaign. */
            name: string;
            /** @description Days. */
            daysCount: number;
            /** @description Goes on by itself after that. */
            isRenewable: boolean;
        };
        /** @description A promo code to use. */
        PromoActivationInput: {
            promocode: components["schemas"]["PromoCodeText"];
        };
        /**
         * @description Where an activation is (values ours).
         * @enum {string}
         */
        PromoActivationStatus: "not_activated" | "pending" | "activated" | "failed";
        /** @description An activation (fields ours). It takes a moment: the status is asked for until it is no longer pending. */
        PromoActivation: {
            promocode: components["schemas"]["PromoCodeText"];
            status: components["schemas"]["PromoActivationStatus"];
            productCode?: components["schemas"]["ProductCode"];
            /**
             * Format: date-time
             * @description Until when the product is had. ISO 8601, UTC.
             */
            endTime?: string | null;
            errorCode?: components["schemas"]["PaymentErrorCode"];
        };
        /**
         * @description What the ids of `ids_list` name (values ours: the documents do not show them).
         * @enum {string}
         */
        OffersMethod: "video" | "tv" | "product" | "pack" | "offer";
        /**
         * @description How an offer gives access (`Offer`, K03): noads_one is noadsone and est_video is estvideo in another spelling.
         * @enum {string}
         */
        AccessType: "promo" | "promo_offers_by_product" | "promo_tv_show" | "tvod" | "cinema" | "noads" | "noadsone" | "noads_one" | "once" | "est" | "estvideo" | "est_video" | "svod";
        /**
         * @description Way of paying for an offer.
         * @enum {string}
         */
        OfferPaymentType: "card" | "mobile" | "partner";
        /** @description What can be bought (`Offer`). `isTrial` and `amountNext` are set by a client that merges a trial into its offer; the server does not send them. */
        Offer: {
            /** @description Offer. */
            id: components["schemas"]["Id"];
            /** @description Same as `id`. */
            offer_id: components["schemas"]["Id"];
            /** @description Offers that this one stands for; itself alone when it is no pack. */
            offer_ids: components["schemas"]["Id"][];
            /** @description Name. */
            name: string;
            /** @description What one gets. */
            description: string;
            access_type: components["schemas"]["AccessType"];
            /** @description Price now. Roubles. */
            price: number;
            /** @description Price before the discount; absent without one. Roubles. */
            price_no_discount?: number;
            /** @description Days that it lasts, or within which a rental must be started; absent when it does not end. */
            days_count?: number;
            /** @description Hours to finish a rental after its activation (unit ours); absent when there is no limit. */
            time_to_watch?: number;
            /** @description Paid for again each period until it is cancelled. */
            is_renewable: boolean;
            /** @description Ways of paying. */
            payment_types: components["schemas"]["OfferPaymentType"][];
            /** @description What to say when it was bought. */
            success_notification: string;
            /** @description Pack that it opens; absent for a single thing. */
            pack_id?: components["schemas"]["Id"];
            /** @description Agreements that the buyer accepts. */
            user_agreements: components["schemas"]["Link"][];
            /** @description Set by the client. */
            isTrial?: boolean;
            /** @description Set by the client: the price after the trial. Roubles. */
            amountNext?: number;
        };
        /** @description A first period at another price (fields ours). Meant to be merged into the offer of the same id. */
        OfferTrial: {
            /** @description Offer. */
            offer_id: components["schemas"]["Id"];
            /** @description Price of the first period. Roubles. */
            price: number;
            /** @description Days of the first period. */
            days_count: number;
        };
        /** @description What a promotion gives (`Promotion`). */
        Promotion: {
            /** @description Days. */
            days_count: number;
        };
        /** @description Several things sold together (fields ours). */
        OfferPack: {
            /** @description Pack. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Offers that open it. */
            offer_ids: components["schemas"]["Id"][];
            /** @description Videos in it. */
            videos_count: number;
        };
        /**
         * @description Where a purchase is (PAY-SINGLE-19): needs_payment goes to purchased by way of pending; needs_activation goes to activated.
         * @enum {string}
         */
        PurchaseState: "pending" | "needs_payment" | "purchased" | "needs_activation" | "activated";
        /** @description One video and where its purchase is (fields ours). */
        PurchasedVideo: {
            /** @description Video. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            name: string;
            state: components["schemas"]["PurchaseState"];
            /** @description It is paid for and has not run out. */
            purchased: boolean;
            /** @description Paid for and not started. */
            needs_activation: boolean;
            /** @description Started. */
            activated: boolean;
            /** @description Nothing is paid. */
            needs_payment: boolean;
            /** @description The purchase that opens it, for its ttl; null without one. */
            purchase_id: components["schemas"]["Id"] | null;
        };
        /** @description Offers of one or several things, and whether the person has them (`PurchaseResponse`). With several ids the flags speak of all of them: `purchased` only if each one is. */
        PurchaseOffers: {
            /** @description What can be bought, cheapest first. */
            offers: components["schemas"]["Offer"][];
            /** @description First periods at another price. */
            trials: components["schemas"]["OfferTrial"][];
            /** @description Promotions that run. */
            promotions: components["schemas"]["Promotion"][];
            /** @description Packs. */
            packs: components["schemas"]["OfferPack"][];
            /** @description The videos asked for, each with its state. */
            videos: components["schemas"]["PurchasedVideo"][];
            /** @description Everything asked for is paid for. */
            purchased: boolean;
            /** @description Name of what is sold. */
            name: string;
            /** @description Paid for and not started. */
            needs_activation: boolean;
            /** @description Started. */
            activated: boolean;
            /** @description Nothing is paid. */
            needs_payment: boolean;
            state?: components["schemas"]["PurchaseState"];
        };
        /** @description Ad-free offers. */
        NoAdsOffers: {
            /** @description 30 days, 24 hours, one video. Cheapest first. */
            offers: components["schemas"]["Offer"][];
            /** @description Advertising is off for the person already (ours). */
            purchased: boolean;
        };
        /**
         * @description State of a payment session (values ours): pending waits for the payment page, purchased needs no payment.
         * @enum {string}
         */
        PaymentSessionStatus: "pending" | "purchased";
        /** @description A purchase that was begun (`PaymentSession`). */
        PaymentSession: {
            /** @description What is to be done next. Open: an unknown value must survive. */
            status: components["schemas"]["PaymentSessionStatus"] | (string & {});
            /** @description Where to go on. */
            details: {
                /**
                 * Format: uri
                 * @description Address of the payment frame, or of the partner's page.
                 */
                url: string;
                /** @description Order. */
                OrderId: components["schemas"]["Id"];
            };
        };
        /** @description How long a purchase lives (fields ours, the response is not shown). A rental must be started before `starts_before_ts` and watched before `expires_ts`, which is known once it is started. */
        PurchaseTtl: {
            /** @description Purchase. */
            id: components["schemas"]["Id"];
            state: components["schemas"]["PurchaseState"];
            /**
             * Format: date-time
             * @description Last moment to start; null when there is nothing to start. ISO 8601, UTC.
             */
            starts_before_ts: string | null;
            /**
             * Format: date-time
             * @description When it was started. ISO 8601, UTC.
             */
            activated_ts: string | null;
            /**
             * Format: date-time
             * @description When it ends; null when it does not, or is not started. ISO 8601, UTC.
             */
            expires_ts: string | null;
            /** @description Seconds left to start; null when there is nothing to start. */
            seconds_to_start: number | null;
            /** @description Seconds left to watch; null when there is no limit. */
            seconds_to_watch: number | null;
        };
        /**
         * @description Way of paying of a past payment.
         * @enum {string}
         */
        PaymentRecordMethod: "bank_card" | "sbp" | "card" | "mobile" | "partner" | "promo";
        /** @description One payment (fields ours, the response is not shown). */
        PaymentRecord: {
            /** @description Payment. */
            id: components["schemas"]["Id"];
            /** @description Order. */
            order_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was begun. ISO 8601, UTC.
             */
            created_ts: string;
            /** @description What was paid for. */
            name: string;
            /** @description How much. Roubles. */
            amount: number;
            /**
             * @description Currency.
             * @constant
             */
            currency: "RUB";
            /** @description State. Open: an unknown value must survive. */
            status: components["schemas"]["PaymentStatusValue"] | (string & {});
            /** @description Way of paying. Open: an unknown value must survive. */
            method: components["schemas"]["PaymentRecordMethod"] | (string & {});
            /** @description Last four digits of the card; absent without one. */
            card_last4?: string;
            /**
             * Format: email
             * @description Where the receipt went.
             */
            receipt_email?: string;
            /** @description A period that was paid for by itself. */
            is_renewal?: boolean;
        };
        /** @description Payments, newest first. */
        PaymentsPage: {
            /** @description Payments. */
            results: components["schemas"]["PaymentRecord"][];
            /** @description There is more. */
            has_next: boolean;
            /**
             * Format: uri-reference
             * @description Next page; null at the end.
             */
            next: string | null;
            /** @description This page, from 1. */
            page: number;
            /** @description Payments a page. */
            per_page: number;
        };
        /** @description A coupon that can be used: its offer becomes the active one. */
        CouponCheck: {
            /** @description The code as the server writes it. */
            promo_code: string;
            promotion: components["schemas"]["Promotion"];
            offer: components["schemas"]["Offer"];
        };
        /** @description Whether to pay for the next period by itself. */
        SubscriptionRenewInput: {
            /** @description false cancels the renewal, true turns it back on. */
            need_renew: boolean;
        };
        /** @description A subscription or a purchase, with the fields of a paid subscription (`PaidSubscription`) and its times. The list holds ended ones too, so that an ended subscription is told from none (SUBS status EXPIRED). */
        ActivePurchase: {
            /** @description Subscription. */
            subscription_id: components["schemas"]["Id"];
            product_code?: components["schemas"]["ProductCode"];
            /** @description It gives access now. */
            is_active: boolean;
            /** @description Offer that it was bought by; absent for a tariff. */
            offer_id?: components["schemas"]["Id"];
            /** @description Pack; absent without one. */
            pack_id?: components["schemas"]["Id"];
            /** @description Will be paid for again by itself. */
            renewable: boolean;
            /** @description Name (ours). */
            name: string;
            access_type: components["schemas"]["AccessType"];
            /** @description Video that it opens; absent for a product (ours). */
            video_id?: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it ends (ours); null while it is renewed or does not end. ISO 8601, UTC.
             */
            end_ts?: string | null;
            /**
             * Format: date-time
             * @description When the next period is paid for (ours); null when none is. ISO 8601, UTC.
             */
            next_payment_ts?: string | null;
            /** @description Amount of the next payment (ours). Roubles. */
            next_payment_value?: number;
            /** @description Given by a promo code (ours). */
            is_promo?: boolean;
            /** @description The last renewal was refused by the bank (ours). */
            renew_failed?: boolean;
        };
        /** @description Subscriptions and purchases of the person, newest first. */
        ActivePurchases: {
            /** @description Subscriptions and purchases. */
            results: components["schemas"]["ActivePurchase"][];
        };
        /** @description A product that content belongs to (fields ours, the response is not shown). */
        MarketplaceProduct: {
            /** @description Product. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description What it holds. */
            description: string;
            /**
             * Format: uri-reference
             * @description Picture.
             */
            picture: string;
            product_code?: components["schemas"]["ProductCode"];
        };
        /** @description Products. */
        ProductsList: {
            /** @description Products. */
            results: components["schemas"]["MarketplaceProduct"][];
        };
    };
    responses: {
        /** @description The request is not as described; `fields` names what. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or not any more. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is not of the person whom `x-acting-user` names (an id of a profile, or `guest`). Somebody else has signed in in this browser since; nothing was done. The client asks who is here. */
        AnotherUser: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. `Retry-After` says when to come back; without it the client waits by its own schedule. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something broke on the server. */
        ServerError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is busy or under repair. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The video may not be shown; the code is one of 2042002, 2042004 to 2042007 (not available), 2042008 (in moderation) or forbidden; any other is shown as it is. The documents list no code for a video that was removed for a violation. */
        VideoForbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such video (2042003 or not_found), or the author removed it (2042001). */
        VideoNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The video moved: `track_id` names another track (ERROR-FETCH-03). */
        VideoGone: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, or the session ended. The client opens the auth popup. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The person may not do this, or the request came from another site. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is longer than 64 KB. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body does not say that it is JSON. */
        NotJson: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The person may not comment here: shows `toast_message`, else the banned-user text (COMMENT-SEND-03). */
        CommentForbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentForbidden"];
            };
        };
        /** @description The video is unknown (`not_found`) or the answered comment is gone (`parent_deleted`, COMMENT-SEND-06). */
        CommentTargetNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A request with this `Idempotency-Key` is still being worked on, after a wait of 3 s. Ask again with the same key. */
        IdempotencyInProgress: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This `Idempotency-Key` was used with another request. */
        IdempotencyKeyReused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not as described; a date in another form has the documented text (TV-GUIDE-01). */
        BadProgramDate: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The picture is larger than 2 MB. */
        PictureTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body does not say that it is a multipart form. */
        NotForm: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The person has hidden 1,000 videos already (HIDE-TOGGLE-07). */
        HideLimit: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no picture in the form, or it is none that browsers show; `fields.avatar` says which. */
        PictureRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The picture is larger than 2 MB. */
        AvatarTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token cannot be used, or the `Idempotency-Key` was used with another request. */
        PaymentUnprocessable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description It is bought already, or being bought; there is nothing to renew or to start; or a request with this `Idempotency-Key` is still being worked on (`conflict`). */
        PurchaseConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description There is no such code. */
        PromoCodeNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description The code cannot be used by this person now; or a request with this `Idempotency-Key` is still being worked on (`conflict`). */
        PromoCodeRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description The code does not work here; or the `Idempotency-Key` was used with another request. */
        PromoCodeFailed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description It may not be sold to this person, or the request came from another site. */
        PurchaseForbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description There is no such offer, or no such video. */
        OfferNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
        /** @description The e-mail for the receipt is missing or not confirmed, the coupon does not work here, or the `Idempotency-Key` was used with another request. */
        PurchaseUnprocessable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRefusal"];
            };
        };
    };
    parameters: {
        /** @description Printed with the call in the documents; asks the server to log the view. */
        Log: boolean;
        /**
         * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
         * @example 2003
         */
        ActingUser: string;
        /**
         * @description Video.
         * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
         */
        VideoIdAsId: components["schemas"]["Id"];
        /**
         * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
         * @example a1c0ffee5eed
         */
        Pepper: string;
        /**
         * @description Playlist.
         * @example pl48211
         */
        PlaylistId: components["schemas"]["Id"];
        /**
         * @description Video.
         * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
         */
        VideoId: components["schemas"]["Id"];
        /** @description The text speaks to a person by name (COMMENT-SEND-08). */
        Mention: boolean;
        /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
        IdempotencyKey: string;
        /**
         * @description Comment.
         * @example c1001
         */
        CommentId: components["schemas"]["Id"];
        /**
         * @description Person; a channel has the id of its owner.
         * @example 1001
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description What is followed: userchannel, tv, person; more exist (`notification.subscriptionReasonType`). An unknown one answers 404.
         * @example userchannel
         */
        ReasonType: string;
        /**
         * @description `user_reason_id` of the notification.
         * @example 1001
         */
        ReasonId: components["schemas"]["Id"];
        /**
         * @description `task_id` of the notification.
         * @example 70412
         */
        TaskId: components["schemas"]["Id"];
        /**
         * @description `target_id` of the notification.
         * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
         */
        TargetId: components["schemas"]["Id"];
        /**
         * @description Content type of what is followed: userchannel, tv, person; more exist. An unknown one answers 404.
         * @example userchannel
         */
        SubscriptionKind: string;
        /**
         * @description What is followed.
         * @example 1001
         */
        SubscribedId: components["schemas"]["Id"];
        /**
         * @description What is set. The values are not shown; tags is ours. An unknown one answers 404.
         * @example tags
         */
        PreferenceType: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request, for the logs of both sides.
         * @example req-7f3a91c2
         */
        RequestId: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFeed: {
        parameters: {
            query?: {
                /** @description Slug of the tab (ours); `all` means the feed itself. */
                tab?: string;
                /** @description Printed with the call in the documents; asks the server to log the view. */
                log?: components["parameters"]["Log"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Slug of the feed; home is the default one.
                 * @example home
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedResources: {
        parameters: {
            query?: {
                /** @description Printed with the call in the documents; asks the server to log the view. */
                log?: components["parameters"]["Log"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Ids of resources, separated by commas; at most five.
                 * @example 1,2,3,4,5
                 */
                ids: string;
                /**
                 * @description What is wanted (ours).
                 * @example items
                 */
                kind: "items";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources, loaded. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedResources"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedGrid: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Cards a page; a grid fetches 30 (`feed.gridFetch`). */
                per_page?: number;
                /** @description Product that asks; the documents print wdp. */
                client?: "wdp";
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Resource.
                 * @example 3
                 */
                resourceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedGrid"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoPage: {
        parameters: {
            query?: {
                /** @description Secret access key of a private video. */
                pepper?: string;
                /** @description Playlist that is played (ordinary links, K44). */
                plId?: components["schemas"]["Id"];
                /** @description Playlist that is played (playlist-driven views, K44). */
                playlist?: components["schemas"]["Id"];
                /** @description Same as `playlist`, older links. */
                pl_id?: components["schemas"]["Id"];
                /** @description Kind of the playlist. */
                pl_type?: string;
                /** @description Source of the playlist. */
                sourcePl?: string;
                /** @description Kind of that source. */
                sourcePlType?: string;
                /** @description Opens the playlist panel. */
                showPl?: string;
                /** @description Page of the playlist. */
                p?: number;
                /** @description Season of a show. */
                season?: number;
                /** @description Kind of the page. */
                pageType?: string;
                /** @description Track that the address promised (ours). */
                track_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["VideoForbidden"];
            404: components["responses"]["VideoNotFound"];
            410: components["responses"]["VideoGone"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoMeta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideoRecommendations: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoProgress: {
        parameters: {
            query?: {
                /** @description Most videos; 300 (`video.progressLimit`). */
                limit?: number;
                /** @description Kind of content. */
                ct?: "video";
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Video id to seconds. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoProgressMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveVideoProgress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The position. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoProgressInput"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoReaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reaction. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoReaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeVideoReaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoReaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVideoReaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reaction. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoReactionInput"];
            };
        };
        responses: {
            /** @description The counters after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoReaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoVotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoVotes"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
                /** @description Only this origin. */
                origin_type?: components["schemas"]["OriginType"];
                /** @description All but this origin. */
                origin_type_exclude?: components["schemas"]["OriginType"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cleared. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreToHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is listed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaylist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Playlist.
                 * @example pl48211
                 */
                id: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaylistVideos: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description A video; the page that it stands on is given, and the first one where it is not in the playlist. Counts before `page` (ours, proposed). */
                around?: components["schemas"]["Id"];
                /** @description Names another order of the whole playlist, the same each time; links of the response keep it. Without it the playlist's own (ours, proposed). */
                shuffle?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Playlist.
                 * @example pl48211
                 */
                id: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistVideosPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommentsByDate: {
        parameters: {
            query?: {
                /** @description Order of the comments. Replies always come oldest first. */
                sort_by?: components["schemas"]["CommentSort"];
                /** @description Which way to read from `comment_id`: later (latest) or earlier (earliest) in the list. */
                direction?: "earliest" | "latest";
                /** @description Comment to read from; it is not part of the response. */
                comment_id?: components["schemas"]["Id"];
                /** @description Asks for the replies to this comment instead. */
                parent_id?: components["schemas"]["Id"];
                /** @description Comments a page. Replies are asked for 10 at a time. */
                limit?: number;
                /** @description Place in the list; comes only from `next` and `previous` (ours). */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: {
                /** @description The text speaks to a person by name (COMMENT-SEND-08). */
                mention?: components["parameters"]["Mention"];
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description The comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDraft"];
            };
        };
        responses: {
            /** @description The published comment. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommentForbidden"];
            404: components["responses"]["CommentTargetNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Comment.
                 * @example c1001
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Comment.
                 * @example c1001
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editComment: {
        parameters: {
            query?: {
                /** @description The text speaks to a person by name (COMMENT-SEND-08). */
                mention?: components["parameters"]["Mention"];
            };
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Comment.
                 * @example c1001
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /** @description The new text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDraft"];
            };
        };
        responses: {
            /** @description The changed comment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommentForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Order of the comments. Replies always come oldest first. */
                sort_by?: components["schemas"]["CommentSort"];
                /** @description Which way to read from `comment_id`: later (latest) or earlier (earliest) in the list. */
                direction?: "earliest" | "latest";
                /** @description Comment to read from; it is not part of the response. */
                comment_id?: components["schemas"]["Id"];
                /** @description Asks for the replies to this comment instead. */
                parent_id?: components["schemas"]["Id"];
                /** @description Comments a page. Replies are asked for 10 at a time. */
                limit?: number;
                /** @description Place in the list; comes only from `next` and `previous` (ours). */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFocusedComment: {
        parameters: {
            query: {
                /**
                 * @description Comment to focus.
                 * @example c1001
                 */
                comment_id: components["schemas"]["Id"];
                /** @description Order of the list. */
                sort_by?: components["schemas"]["CommentSort"];
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pinComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description What to pin. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRef"];
            };
        };
        responses: {
            /** @description Pinned. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpinComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description What to unpin. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRef"];
            };
        };
        responses: {
            /** @description Unpinned. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBans: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BansPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    banCommenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whom to ban. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBanInput"];
            };
        };
        responses: {
            /** @description What the ban did. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentBan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    liftBan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Whose ban it is.
                 * @example 2003
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ban is over. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCommentReaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Comment.
                 * @example c1001
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /** @description The reaction. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionInput"];
            };
        };
        responses: {
            /** @description The counters after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReactions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCommentReaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Comment.
                 * @example c1001
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReactions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyComments: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyCommentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommentBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentBlock"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    complainAboutComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Comment.
                 * @example c1001
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentComplaint"];
            };
        };
        responses: {
            /** @description Reported. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is blocked; the cookie is taken away. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBlock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What changed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partners"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInfoPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description The last part of its address, as `agreement` of /info/agreement/.
                 * @example agreement
                 */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendProblem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The report. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            /** @description It is kept for the support. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRedirects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Path to target. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirects"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Place on the page.
                 * @example footer
                 */
                place: "info" | "footer";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Menu keys, separated by commas.
                 * @example main,my
                 */
                keys: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Key to items. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranding: {
        parameters: {
            query?: {
                /** @description What is branded; the documents print one value. */
                type?: "catalog";
                /** @description Slug of the showcase, which is a feed; empty means every one. */
                showcase?: string;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branding, or null. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTabMeta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Tab of a feed.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTvShow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Show.
                 * @example 501
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The show. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvShow"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTvShowVideos: {
        parameters: {
            query?: {
                /** @description Type id of the videos; 16 are episodes, a type that the show has none of gives an empty list. */
                type?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Show.
                 * @example 501
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvShowVideos"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTvProgram: {
        parameters: {
            query?: {
                /**
                 * @description Day as YYYY-MM-DD, the documented form; DD.MM.YYYY is read as well. Anything else answers 400 with the documented text. Default: today.
                 * @example 2026-11-21
                 */
                programDate?: string;
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programme. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvProgram"];
                };
            };
            400: components["responses"]["BadProgramDate"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveCategories"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBroadcasts: {
        parameters: {
            query?: {
                /** @description Category: its id or the slug of its feed. */
                category?: components["schemas"]["Id"];
                /** @description Send the schedule of the whole day along, and only what has one. */
                tvprogramm?: boolean;
                /**
                 * @description Day as YYYY-MM-DD, the documented form; DD.MM.YYYY is read as well. Anything else answers 400 with the documented text. Default: today.
                 * @example 2026-11-21
                 */
                programmDate?: string;
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Broadcasts a page. */
                per_page?: number;
                /** @description Only this broadcast. */
                video_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The broadcasts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroadcastsPage"];
                };
            };
            400: components["responses"]["BadProgramDate"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                /** @description `after` of the last response. Default: the newest messages. */
                after?: string;
                /** @description Messages at most. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatDraft"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommentForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Person.
                 * @example 301
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPersonVideos: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Person.
                 * @example 301
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLikedPlaylist: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemPlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLikedVideos: {
        parameters: {
            query?: {
                /** @description Videos at a time. */
                limit?: number;
                /**
                 * @description The last reaction that is known; absent starts at the newest.
                 * @example 1795269600000-42
                 */
                last_reaction_id?: string;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikedVideosPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLikedFromVideo: {
        parameters: {
            query?: {
                /** @description All but this origin. */
                origin_type_exclude?: components["schemas"]["OriginType"];
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikedFromVideo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWatchLater: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemPlaylistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWatchLaterIds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchLaterIds"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWatchLater: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchLaterState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToWatchLater: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the list. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchLaterState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromWatchLater: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not in the list. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavoritePlaylists: {
        parameters: {
            query?: {
                /** @description Owner of the playlists. */
                author_id?: components["schemas"]["Id"];
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoritePlaylistsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaylistFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Playlist.
                 * @example pl48211
                 */
                id: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistFavorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPlaylistFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Playlist.
                 * @example pl48211
                 */
                id: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistFavorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePlaylistFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Playlist.
                 * @example pl48211
                 */
                id: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not saved. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaylistMeta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Playlist.
                 * @example pl48211
                 */
                id: components["parameters"]["PlaylistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMainRecommendations: {
        parameters: {
            query?: {
                /** @description Page, from 1; at most 50. */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTagVideos: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Topic.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Slug of its category.
                 * @example nauka
                 */
                category: string;
                /**
                 * @description Its own slug.
                 * @example teleskop-v-gorakh
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsArticle"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryVideos: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Category.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadVideoThumbnail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        /** @description The picture. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description JPEG, PNG or WebP, at most 2 MB (the field's name is not shown; ours). */
                    file: unknown;
                };
            };
        };
        responses: {
            /** @description The thumbnail is set. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThumbnailUploaded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["NotForm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnStreams: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamSlots"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rating. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVideoRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Video.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                id: components["parameters"]["VideoIdAsId"];
            };
            cookie?: never;
        };
        /** @description The vote. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoRatingInput"];
            };
        };
        responses: {
            /** @description The rating after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicVideos: {
        parameters: {
            query: {
                /**
                 * @description Ids with commas between them.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162,a1b2c3d4e5f60718293a4b5c6d7e8f90
                 */
                id_list: string;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicVideos"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShorts: {
        parameters: {
            query?: {
                /** @description The short to begin with. */
                videoId?: components["schemas"]["Id"];
                /** @description Only of this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Only of this channel. */
                channelId?: components["schemas"]["Id"];
                /** @description Only of this show. */
                tvShowId?: components["schemas"]["Id"];
                /** @description Where the person comes from; only counted. */
                source?: string;
                /** @description Page, from 1. */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShortsCategory: {
        parameters: {
            query?: {
                /** @description Only of this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Only of this channel. */
                channelId?: components["schemas"]["Id"];
                /** @description Only of this show. */
                tvShowId?: components["schemas"]["Id"];
                /** @description Random number from 1 to 100 (SHORTS-PAGE-02). */
                seed?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shorts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortsCategory"];
                };
            };
            /** @description No data. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to hide. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideContentInput"];
            };
        };
        responses: {
            /** @description It is hidden. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HideLimit"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to show again. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideContentInput"];
            };
        };
        responses: {
            /** @description It is not hidden. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchVideos: {
        parameters: {
            query: {
                /**
                 * @description What the person typed. Word forms, ё and е, upper and lower case do not matter.
                 * @example байкал зимой
                 */
                query: string;
                /** @description Channels to look in, separated by commas. */
                author_ids?: string;
                /** @description Product that asks; the documents print wdp. */
                client?: "wdp";
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                per_page?: number;
                /** @description Only this kind. */
                content_type?: components["schemas"]["SearchKind"];
                /** @description Only this length. */
                duration?: components["schemas"]["SearchDuration"];
                /** @description Only as new as this. */
                created?: components["schemas"]["SearchCreated"];
                /** @description Order. */
                sort_by?: components["schemas"]["SearchSort"];
                /** @description False asks for exactly what was typed: the person took the correction back (SEARCH-LINE-13). */
                autocorrect?: boolean;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchVideosForGroupB: {
        parameters: {
            query: {
                /**
                 * @description What the person typed. Word forms, ё and е, upper and lower case do not matter.
                 * @example байкал зимой
                 */
                query: string;
                /** @description Product that asks; the documents print wdp. */
                client?: "wdp";
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                per_page?: number;
                /** @description Only this kind. */
                content_type?: components["schemas"]["SearchKind"];
                /** @description Only this length. */
                duration?: components["schemas"]["SearchDuration"];
                /** @description Only as new as this. */
                created?: components["schemas"]["SearchCreated"];
                /** @description Order. */
                sort_by?: components["schemas"]["SearchSort"];
                /** @description False asks for exactly what was typed: the person took the correction back (SEARCH-LINE-13). */
                autocorrect?: boolean;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchShorts: {
        parameters: {
            query: {
                /**
                 * @description What the person typed. Word forms, ё and е, upper and lower case do not matter.
                 * @example байкал
                 */
                query: string;
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCards: {
        parameters: {
            query: {
                /**
                 * @description What the person typed. Word forms, ё and е, upper and lower case do not matter.
                 * @example байкал
                 */
                query: string;
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Only this kind. */
                content_type?: components["schemas"]["SearchCardKind"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    autocompleteSearch: {
        parameters: {
            query: {
                /**
                 * @description What the person typed. Word forms, ё and е, upper and lower case do not matter.
                 * @example бай
                 */
                query: string;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autocomplete"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSearchHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromSearchHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Entry.
                 * @example 9c1185a5c5e9fc54612808977ee8f548
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannelVideos: {
        parameters: {
            query?: {
                /** @description Only these origins, separated by commas: rshorts are shorts, rtba audio, the others videos (`originType`). */
                origin__type?: string;
                /** @description Order (ours). */
                order_by?: components["schemas"]["ChannelVideosOrder"];
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnVideos: {
        parameters: {
            query?: {
                /** @description Only these origins, separated by commas: rshorts are shorts, rtba audio, the others videos (`originType`). */
                origin__type?: string;
                /** @description Order (ours). */
                order_by?: components["schemas"]["ChannelVideosOrder"];
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannelProjects: {
        parameters: {
            query?: {
                /** @description How many. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelProjects"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannelPlaylists: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChannelBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Short address, without slashes.
                 * @example severny-marshrut
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    complainAboutChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelComplaint"];
            };
        };
        responses: {
            /** @description Reported. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPinnedVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pinned video. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedVideo"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pinVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The video. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinnedVideoInput"];
            };
        };
        responses: {
            /** @description The pinned video. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedVideo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPinnedPlaylists: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Playlists a page. */
                limit?: number;
                /** @description Order; the documents show one. */
                order_by?: "created_ts_desc";
                /** @description Videos of each. */
                limit_video?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedPlaylistsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pinPlaylists: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The playlists. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinnedPlaylistsInput"];
            };
        };
        responses: {
            /** @description The first page of what is pinned now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedPlaylistsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannelRecommendations: {
        parameters: {
            query?: {
                /** @description Where it is asked from; the documents print ch. */
                source?: "ch";
                /** @description How many. */
                limit?: number;
                /** @description How many to leave out. */
                offset?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendedChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChannelMeta: {
        parameters: {
            query?: {
                /** @description Tab. */
                section?: components["schemas"]["ChannelSection"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Channel; equals the id of its owner.
                 * @example 1001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logEvent: {
        parameters: {
            query?: {
                /** @description Session of the visit. */
                sid?: string;
                /** @description Person. */
                user_id?: string;
                /** @description Video. */
                video_id?: string;
                /** @description What happened. */
                event_type?: string;
                /** @description Device. */
                device?: string;
                /** @description What it happened to. */
                target?: string;
                /** @description Host that the visitor came from. */
                ref_domain?: string;
                /** @description Message of an error. */
                error_message?: string;
                /** @description Kind of the embedding code. */
                code_type?: string;
                /** @description Fingerprint of the visitor, appended to every ping (ANALYTICS-SEND-04; spelling ours). */
                fingerprint_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logStatReg: {
        parameters: {
            query?: {
                /** @description Fingerprint of the visitor, appended to every ping (ANALYTICS-SEND-04; spelling ours). */
                fingerprint_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logPlaylist: {
        parameters: {
            query?: {
                /** @description Client. */
                client_id?: string;
                /** @description Person. */
                user_id?: string;
                /** @description Showing of the list. */
                showing?: string;
                /** @description Video beside which the list stood. */
                from_video_id?: string;
                /** @description Video that was taken. */
                target_video_id?: string;
                /** @description Items that were visible. */
                visible?: string;
                /** @description Whether it was taken by a click. */
                click?: string;
                /** @description Fingerprint of the visitor, appended to every ping (ANALYTICS-SEND-04; spelling ours). */
                fingerprint_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnboardingConfig: {
        parameters: {
            query?: {
                /** @description Person; absent for a guest. Only a key: the session says who asks. */
                userId?: string;
                /** @description Client id of the visitor. */
                cid?: string;
                /** @description Where the product runs. */
                platform?: components["schemas"]["OnboardingPlatform"];
                /** @description Path of the page. */
                slug?: string;
                /** @description Whether the person holds a subscription. */
                subscribe?: components["schemas"]["OnboardingSubscribe"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The report. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingCount"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Person; a channel has the id of its owner.
                 * @example 1001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form with the picture. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            /** @description The profile with the new photo. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["PictureRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["AvatarTooLarge"];
            415: components["responses"]["NotForm"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The e-mail. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description The profile with the e-mail. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The letter's code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCode"];
            };
        };
        responses: {
            /** @description The profile with the confirmed e-mail. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new phone. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneInput"];
            };
        };
        responses: {
            /** @description The profile with the phone. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is the account's. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is empty. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All are read. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    touchBell: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bell says 0. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The browser. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionInput"];
            };
        };
        responses: {
            /** @description It is kept. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribePush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten, if it was known. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, the same as long as the server's data live. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliverySettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeliverySettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The switches that changed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsInput"];
            };
        };
        responses: {
            /** @description The switches after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The switches that changed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsInput"];
            };
        };
        responses: {
            /** @description The switches after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleNotificationSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description What is followed: userchannel, tv, person; more exist (`notification.subscriptionReasonType`). An unknown one answers 404.
                 * @example userchannel
                 */
                reasonType: components["parameters"]["ReasonType"];
                /**
                 * @description `user_reason_id` of the notification.
                 * @example 1001
                 */
                reasonId: components["parameters"]["ReasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person follows now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description `task_id` of the notification.
                 * @example 70412
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description `target_id` of the notification.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                targetId: components["parameters"]["TargetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description `task_id` of the notification.
                 * @example 70412
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description `target_id` of the notification.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                targetId: components["parameters"]["TargetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is read. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribe: {
        parameters: {
            query?: {
                /** @description Video on whose page it was pressed. */
                video_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Content type of what is followed: userchannel, tv, person; more exist. An unknown one answers 404.
                 * @example userchannel
                 */
                type: components["parameters"]["SubscriptionKind"];
                /**
                 * @description What is followed.
                 * @example 1001
                 */
                id: components["parameters"]["SubscribedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Content type of what is followed: userchannel, tv, person; more exist. An unknown one answers 404.
                 * @example userchannel
                 */
                type: components["parameters"]["SubscriptionKind"];
                /**
                 * @description What is followed.
                 * @example 1001
                 */
                id: components["parameters"]["SubscribedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not subscribed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaidSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidSubscriptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptionMarkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badges. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionMarkers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Content type of what is followed: userchannel, tv, person; more exist. An unknown one answers 404.
                 * @example userchannel
                 */
                type: components["parameters"]["SubscriptionKind"];
                /**
                 * @description What is followed.
                 * @example 1001
                 */
                id: components["parameters"]["SubscribedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSubscriptionNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Content type of what is followed: userchannel, tv, person; more exist. An unknown one answers 404.
                 * @example userchannel
                 */
                type: components["parameters"]["SubscriptionKind"];
                /**
                 * @description What is followed.
                 * @example 1001
                 */
                id: components["parameters"]["SubscribedId"];
            };
            cookie?: never;
        };
        /** @description How the bell is set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionNotices"];
            };
        };
        responses: {
            /** @description The subscription after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterestContent: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterestChannels: {
        parameters: {
            query?: {
                /** @description Page, from 1. Sent only when greater than 0 (COMMON-LIST-01). */
                page?: number;
                /** @description Items a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestChannelsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterestTags: {
        parameters: {
            query?: {
                /** @description Order of the topics. */
                order_by?: "name_asc" | "name_desc";
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestTags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuestInterestTags: {
        parameters: {
            query?: {
                /** @description Order of the topics. */
                ordering?: "name_asc" | "name_desc";
                /** @description Only topics of this group. */
                group?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestTags"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInterests: {
        parameters: {
            query?: {
                /** @description The person's own id (document A); the session says who asks (K09). */
                userId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description What is set. The values are not shown; tags is ours. An unknown one answers 404.
                 * @example tags
                 */
                preferenceType: components["parameters"]["PreferenceType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveInterests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description What is set. The values are not shown; tags is ours. An unknown one answers 404.
                 * @example tags
                 */
                preferenceType: components["parameters"]["PreferenceType"];
            };
            cookie?: never;
        };
        /** @description The choice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterestChoices"];
            };
        };
        responses: {
            /** @description The choice after it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbTests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tests. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbTests"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkVpn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VpnCheck"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodInput"];
            };
        };
        responses: {
            /** @description The saved card. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["PaymentUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodRef"];
            };
        };
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodRef"];
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductTariffs: {
        parameters: {
            query?: {
                /** @description Only this product. */
                productCode?: components["schemas"]["ProductCode"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTariffs"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStartInput"];
            };
        };
        responses: {
            /** @description The payment was begun. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseConflict"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["PaymentUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Payment.
                 * @example 0f8f1c52-3a64-4f0e-8a57-9c5a7d1f2b60
                 */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescindRecurrentPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The product. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurrentInput"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTariffs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseConflict"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverRecurrentPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The product. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurrentInput"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTariffs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseConflict"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPaymentStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description The person who pays; another one answers 403.
                 * @example 1
                 */
                userId: components["schemas"]["Id"];
                /**
                 * @description Random number.
                 * @example 481516
                 */
                random: number;
                /**
                 * @description When it was begun. ISO 8601.
                 * @example 2026-11-21T12:00:00.000Z
                 */
                createdDatetime: string;
                /**
                 * @description Product.
                 * @example RUTUBE
                 */
                productCode: components["schemas"]["ProductCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Promo code.
                 * @example KADR30
                 */
                promoCode: components["schemas"]["PromoCodeText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code can be used. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromoCodeNotFound"];
            409: components["responses"]["PromoCodeRefused"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["PromoCodeFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activatePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoActivationInput"];
            };
        };
        responses: {
            /** @description The activation was begun. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoActivation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PromoCodeNotFound"];
            409: components["responses"]["PromoCodeRefused"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["PromoCodeFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromoActivationStatus: {
        parameters: {
            query: {
                /**
                 * @description Promo code.
                 * @example KADR30
                 */
                promocode: components["schemas"]["PromoCodeText"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoActivation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromoCodeNotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query: {
                /**
                 * @description Ids, separated by commas.
                 * @example 5f1c2a9be0d34c7f8a6b1d2e3f405162
                 */
                ids_list: string;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description What the ids name.
                 * @example video
                 */
                method: components["schemas"]["OffersMethod"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNoAdsOffers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoAdsOffers"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    initiatePurchase: {
        parameters: {
            query: {
                /**
                 * @description Way of paying; one that the offer takes.
                 * @example card
                 */
                method: components["schemas"]["OfferPaymentType"];
                /** @description Video that is bought; needed by the offers of a single video. */
                video?: components["schemas"]["Id"];
                /** @description Show that is bought. */
                tv?: components["schemas"]["Id"];
                /** @description Where the partner's page comes back to; needed by `partner`, and on the shell's origin. */
                return_url?: string;
                /** @description 1: the first period at the price of the trial. */
                trial?: "1";
                /** @description Coupon (K22). */
                promo_code?: components["schemas"]["PromoCodeText"];
                /** @description Confirmed e-mail for the receipt (K48). */
                cheque_email?: string;
                /** @description Page that the person came from. */
                referrer?: string;
            };
            header?: {
                /**
                 * @description Secret access key of the video. Without it a video that is reachable by its link only is not there for anybody but its author; a wrong one is as none. In a header, because addresses are kept in logs and histories.
                 * @example a1c0ffee5eed
                 */
                "x-video-pepper"?: components["parameters"]["Pepper"];
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Offer.
                 * @example 11
                 */
                offerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PurchaseForbidden"];
            404: components["responses"]["OfferNotFound"];
            409: components["responses"]["PurchaseConflict"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["PurchaseUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchaseTtl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Purchase (`purchase_id` of the offers or of the video page).
                 * @example 502
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseTtl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activatePurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Purchase.
                 * @example 502
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseTtl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseConflict"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Payments a page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCoupon: {
        parameters: {
            query: {
                /**
                 * @description Coupon.
                 * @example TISHINA
                 */
                promo_code: components["schemas"]["PromoCodeText"];
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon can be used. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PromoCodeNotFound"];
            409: components["responses"]["PromoCodeRefused"];
            412: components["responses"]["AnotherUser"];
            422: components["responses"]["PromoCodeFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intent of a person (a UUID). The same request with the same key gets the same answer and works once; kept for a day. One that comes while the first is being worked on waits for it, 3 s at most, then gets 409 `conflict`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path: {
                /**
                 * @description Subscription.
                 * @example 501
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRenewInput"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivePurchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseConflict"];
            412: components["responses"]["AnotherUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivePurchases: {
        parameters: {
            query?: {
                /** @description 1: only what can be paid for again by itself. */
                is_renewable?: "0" | "1";
            };
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivePurchases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whom the sender acts for, the `id` of a profile or `guest`, where that is known. One browser has one session for all of its tabs, and a tab may not have heard that somebody else has signed in. A session that is not this person's answers 412 `another_user`, and nothing is done.
                 * @example 2003
                 */
                "x-acting-user"?: components["parameters"]["ActingUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsList"];
                };
            };
            412: components["responses"]["AnotherUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
