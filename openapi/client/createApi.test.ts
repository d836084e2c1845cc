// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { examples } from "./examples.gen.ts";
import { loadRest } from "./tables.ts";
import { failureOf, json, setUp, video } from "./testApi.ts";

// The clock of these tests stands still; a chunk does not come by it.
beforeAll(loadRest);

describe("a call", () => {
  it("goes to the documented path under the prefix and gives the checked body", async () => {
    const { api, requests, clock } = setUp([() => json(examples.listComments.popular)]);
    const page = await api.call("listComments", { path: { videoId: "v1" }, query: { sort_by: "popular", limit: 20 } });
    expect(page).toEqual(examples.listComments.popular);
    expect(requests[0]?.url).toBe("http://kadr.test/backend/api/v2/comments/video/v1/?sort_by=popular&limit=20");
    expect(clock.pending).toBe(0);
  });

  it("goes without the session while the person has left and the server may not know it; the logout itself does not", async () => {
    let hasLeft = true;
    const { api, requests } = setUp([() => json(examples.listComments.popular)], { hasLeft: () => hasLeft });
    await api.call("listComments", { path: { videoId: "v1" } });
    await api.followLink("listComments", "/backend/api/v2/comments/video/v1/?cursor=c");
    await api.call("logout").catch(() => {});
    hasLeft = false;
    await api.call("listComments", { path: { videoId: "v1" } });
    expect(requests.map(({ credentials }) => credentials)).toEqual(["omit", "omit", "include", "include"]);
  });

  it("carries the key of the page's video beside, to the API's own role alone, and nothing that is no key", async () => {
    let pepper: string | undefined = "a1c0ffee5eed";
    const { api, requests } = setUp([() => json(examples.listComments.popular)], {
      videoPepper: () => pepper,
      servers: { log: "http://log.kadr.test/backend" },
    });
    await api.call("listComments", { path: { videoId: "v1" } });
    await api.followLink("listComments", "/backend/api/v2/comments/video/v1/?cursor=c");
    await api.call("logEvent", { query: { event_type: "dropped" } }).catch(() => {});
    for (const next of ["ключ", "a b", "x".repeat(65), undefined]) {
      pepper = next;
      await api.call("listComments", { path: { videoId: "v1" } });
    }
    expect(requests.map(({ headers }) => headers.get("x-video-pepper"))).toEqual([
      "a1c0ffee5eed",
      "a1c0ffee5eed",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(requests[0]?.url).not.toContain("c0ffee");
  });

  it("sends a form with a file as the browser writes it", async () => {
    const { api, requests } = setUp([() => json(examples.uploadAvatar.viewer)]);
    const body = new FormData();
    body.append("avatar", new Blob(["RIFF"], { type: "image/webp" }), "ya.webp");
    await api.call("uploadAvatar", { body });
    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect((await requests[0]?.formData())?.get("avatar")).toMatchObject({
      name: "ya.webp",
      type: "image/webp",
      size: 4,
    });
  });

  it("lets a change outlive the page that it was made on, but no read, and no file: the browser refuses so long a body", async () => {
    const { api, requests } = setUp([
      () => new Response(null, { status: 204 }),
      () => json(examples.getVideoVotes.votes),
      () => json(examples.uploadAvatar.viewer),
    ]);
    await api.call("saveVideoProgress", { body: { video_id: "v1", position: 5 } });
    await api.call("getVideoVotes", { path: { id: "v1" } });
    await api.call("uploadAvatar", { body: new FormData() });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
  });

  it("sends a body as JSON and gives undefined for a response without one", async () => {
    const { api, requests } = setUp([() => new Response(null, { status: 204 })]);
    expect(await api.call("saveVideoProgress", { body: { video_id: "v1", position: 5 } })).toBeUndefined();
    expect(requests[0]?.method).toBe("POST");
    expect(await requests[0]?.json()).toEqual({ video_id: "v1", position: 5 });
  });

  it("tells the request id of every response", async () => {
    const ids: string[] = [];
    const { api } = setUp([() => json(examples.getVideoVotes.votes)], { onRequestId: (id) => ids.push(id) });
    await api.call("getVideoVotes", video);
    expect(ids).toEqual(["req-1"]);
  });
});

describe("a bad part of a good response", () => {
  it("is left out and reported; the rest lives", async () => {
    const shelf = {
      ...examples.getFeedGrid.second,
      items: [
        { id: 7 },
        ...examples.getFeedGrid.second.items,
        null,
        { ...examples.getFeedGrid.second.items[0], duration: "long" },
      ],
    };
    const { api, reports } = setUp([() => json(shelf)]);
    const grid = await api.call("getFeedGrid", { path: { resourceId: "5989" } });
    const known = examples.getFeedGrid.second.items.length;
    expect(grid.items).toHaveLength(known + 1);
    expect(grid.items[known]?.duration).toBeUndefined();
    expect(reports.map((report) => report.type === "dropped" && report.where).sort()).toEqual([
      "/items/0",
      `/items/${known + 1}`,
      `/items/${known + 2}/duration`,
    ]);
  });
});

describe("a link of a response", () => {
  it("is followed as it is, relative or absolute", async () => {
    for (const link of [
      "/backend/api/v2/comments/video/v1/?cursor=abc",
      "http://kadr.test/backend/api/v2/comments/video/v1/?cursor=abc",
    ]) {
      const { api, requests } = setUp([() => json(examples.listComments.popular)]);
      await api.followLink("listComments", link);
      expect(requests[0]?.url).toBe("http://kadr.test/backend/api/v2/comments/video/v1/?cursor=abc");
    }
  });

  it("is refused without a request when it leaves the API", async () => {
    const outside = [
      "http://evil.test/backend/x",
      "//evil.test/backend/x",
      "/login",
      "/backend/../login",
      "/backend//evil.test/x",
      "/backend/%2e%2e/login",
      "http://user@kadr.test/backend/x",
      "javascript:alert(1)",
      "blob:http://kadr.test/backend/x",
      "http://kadr.test:81/backend/x",
      "/backendevil/x",
    ];
    for (const link of outside) {
      const { api, requests, clock } = setUp([() => json(examples.listComments.popular)]);
      expect((await failureOf(api.followLink("listComments", link), clock)).kind, link).toBe("wrongShape");
      expect(requests).toHaveLength(0);
    }
  });
});
