import { callsOf, resolve } from "./openapi.ts";
import type { Example, MediaType, OpenApi, Response } from "./openapi.ts";

/**
 * Fixtures are looked at without a server: Storybook serves the sandbox's media folder under /media,
 * where a picture lies under the name of its width.
 */
function withStaticMedia(text: string): string {
  return text
    .replaceAll(
      /http:\/\/media\.kadr\.localhost:4300\/images\/([a-z0-9-]+)\.webp/g,
      (_, id: string) => `/media/images/${id}@${id.startsWith("avatar") ? 120 : 640}.webp`,
    )
    .replaceAll("http://media.kadr.localhost:4300/", "/media/");
}

/**
 * `client/examples.gen.ts`: the examples of the spec with their types, the only fixtures of stories
 * and tests. `examples.<operationId>.<name>` is a successful answer, `requests.<operationId>.<name>`
 * a body to send, `errors.<response>.<name>` a body of a failed call.
 */
export function examplesOf(spec: OpenApi, banner: string): string {
  const answers: string[] = [];
  const requests: string[] = [];
  const write = (media: MediaType, type: string): string =>
    Object.entries(media.examples ?? {})
      .map(
        ([name, example]) =>
          `    ${JSON.stringify(name)}: ${withStaticMedia(JSON.stringify(resolve<Example>(spec, example).value, null, 2)).replaceAll("\n", "\n    ")} ` +
          `satisfies ${type} as ${type},`,
      )
      .join("\n");

  for (const { id, operation } of callsOf(spec)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const media = resolve<Response>(spec, response).content?.["application/json"];
      if (!status.startsWith("2") || !media) continue;
      const type = `operations["${id}"]["responses"][${status}]["content"]["application/json"]`;
      answers.push(`  ${id}: {\n${write(media, type)}\n  },`);
    }
    const body = operation.requestBody?.content["application/json"];
    if (body)
      requests.push(
        `  ${id}: {\n${write(body, `NonNullable<operations["${id}"]["requestBody"]>["content"]["application/json"]`)}\n  },`,
      );
  }
  const errors = Object.entries(spec.components.responses).flatMap(([name, response]) => {
    const media = response.content?.["application/json"];
    if (!media) return [];
    const type = `components["responses"]["${name}"]["content"]["application/json"]`;
    return [`  ${name}: {\n${write(media, type)}\n  },`];
  });
  return `${banner}import type { components, operations } from "./schema.gen.ts";

/** Successful answers by operation and name. */
export const examples = {
${answers.join("\n")}
};

/** Bodies to send by operation and name. */
export const requests = {
${requests.join("\n")}
};

/** Bodies of failed calls by shared response and name. */
export const errors = {
${errors.join("\n")}
};
`;
}
