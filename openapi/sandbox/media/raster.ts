import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { chromium, type Page } from "playwright";

const run = promisify(execFile);

/** Runs a program and gives its output; fails with its last words. */
export async function execute(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, [...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** A page that turns SVG into PNG: Chromium draws gradients, clips and halos as a browser will show them. */
export async function openRasterizer(): Promise<{
  png(svg: string, file: string, scale: number): Promise<void>;
  close(): Promise<void>;
}> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const pages = new Map<number, Page>();
  return {
    async png(svg, file, scale) {
      const size = /width="(\d+)" height="(\d+)"/.exec(svg);
      if (!size) throw new Error("The drawing has no size");
      let page = pages.get(scale);
      if (!page) {
        page = await (await browser.newContext({ deviceScaleFactor: scale })).newPage();
        pages.set(scale, page);
      }
      await page.setViewportSize({ width: Number(size[1]), height: Number(size[2]) });
      await page.setContent(`<style>*{margin:0}svg{display:block}html,body{background:transparent}</style>${svg}`);
      await writeFile(file, await page.screenshot({ omitBackground: true }));
    },
    close: () => browser.close(),
  };
}

export async function folder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return path;
}
