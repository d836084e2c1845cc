import net from "node:net";

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

function parse(bytes: string): RawResponse {
  const [head = "", ...rest] = bytes.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(":")).toLowerCase(),
      field.slice(field.indexOf(":") + 1).trim(),
    ]),
  );
  return { status: Number(line.split(" ")[1] ?? 0), headers, text: rest.join("\r\n\r\n") };
}

/** Sends these bytes and gives what came back until the server closed: Node's own client refuses to write what is asked here. */
export function sendBytes(port: number, bytes: string, address = "127.0.0.1"): Promise<RawResponse> {
  return new Promise((done, fail) => {
    const socket = net.connect(port, address, () => socket.write(bytes, "latin1"));
    let text = "";
    socket
      .setEncoding("utf8")
      .setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 200))}`)));
    socket.on("data", (part: string) => (text += part));
    socket.once("error", fail);
    socket.once("close", () => done(parse(text)));
  });
}

/** A request with exactly these header lines; the connection ends with the response. */
export const requestLines = (method: string, target: string, headers: readonly string[]): string =>
  `${[`${method} ${target} HTTP/1.1`, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`;
