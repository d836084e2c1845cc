import { describe, expect, it } from "vitest";
import entities from "../../../../docs/product/entities.json" with { type: "json" };
import { eventName, paramsOf, recordFields, recordOf, withContent, type Circumstances } from "./record.ts";

const moment = { at: Date.UTC(2026, 10, 23, 12), url: "http://kadr.localhost:4300/video/a1/?pepper=secret" };
const guest: Circumstances = {
  sessionId: "session",
  cid: "device",
  uuid: "record",
  userId: null,
  isStandalone: false,
  deviceType: "desktop",
  screen: "video",
  playerViewId: undefined,
};

describe("the event record", () => {
  it("has the fields of the documents, in their order", () => {
    const entity = entities.find(({ id }) => id === "AnalyticsEventRecord");
    expect(recordFields).toEqual(entity?.fields.map(({ name }) => name));
    expect(Object.keys(recordOf("name", {}, moment, guest))).toEqual(recordFields);
  });

  it("says na for whatever is missing", () => {
    expect(recordOf("theme-dark", {}, moment, guest)).toEqual({
      session_id: "session",
      user_id: "na",
      user_auth: "0",
      sso_source: "na",
      sso_id: "na",
      uuid: "record",
      touch_point: "web",
      device_type: "desktop",
      screen_name: "video",
      page_url: "http://kadr.localhost:4300/video/a1/",
      event_timestamp: "2026-11-23T12:00:00.000Z",
      event_name: "theme-dark",
      event_context: "na",
      event_element_location: "na",
      event_element_link: "na",
      channel_id: "na",
      content_category_id: "na",
      content_subcategory_id: "na",
      content_id: "na",
      content_type: "na",
      player_view_id: "na",
      cid: "device",
    });
  });

  it("says who is signed in, from where, where it leads and on what", () => {
    const content = { id: "v1", type: "live", channelId: "c1", categoryId: "k1", subcategoryId: "k2" } as const;
    const place = { name: "own", context: "premium", location: "header", link: "/shorts/1/?token=x", content };
    expect(
      recordOf("theme-dark", place, moment, { ...guest, userId: "7", isStandalone: true, playerViewId: "view" }),
    ).toMatchObject({
      user_id: "7",
      user_auth: "1",
      touch_point: "pwa",
      event_name: "own",
      event_context: "premium",
      event_element_location: "header",
      event_element_link: "http://kadr.localhost:4300/shorts/1/",
      channel_id: "c1",
      content_category_id: "k1",
      content_subcategory_id: "k2",
      content_id: "v1",
      content_type: "live",
      player_view_id: "view",
    });
  });

  it("is of the page's content unless it has one of its own", () => {
    const page = { id: "page", type: "video" } as const;
    const own = { id: "own", type: "shorts" } as const;
    expect(withContent(recordOf("x", {}, moment, guest), page)).toMatchObject({ content_id: "page" });
    expect(withContent(recordOf("x", { content: own }, moment, guest), page)).toMatchObject({ content_id: "own" });
    expect(withContent(recordOf("x", {}, moment, guest), undefined)).toMatchObject({ content_id: "na" });
  });

  it("is named category-action-label, joined by dashes [ANALYTICS-RECORD-02]", () => {
    expect(eventName("profile.paymentMethods.addCard")).toBe("profile-paymentMethods-addCard");
    expect(eventName("theme.dark")).toBe("theme-dark");
  });

  it("carries nothing sensitive that a caller put into it, and nothing without end", () => {
    const typed = "vera@kadr.example";
    const record = recordOf(typed, { context: typed, location: typed, link: `/${typed}/` }, moment, {
      ...guest,
      screen: typed,
    });
    const params = paramsOf({ section: typed, items: [typed, "ok"], price: 5, isTrial: true, nested: { typed } });
    expect(JSON.stringify([record, params])).not.toContain("vera");
    expect(params).toEqual({ section: "***", items: ["***", "ok"], price: 5, isTrial: true });
    expect(recordOf("x".repeat(5000), {}, moment, guest).event_name).toHaveLength(512);
  });
});
