// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const sources = ["design-system/src", "host/src"].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => path.join(root, folder, file)),
);
const program = ts.createProgram([...sources, path.join(root, "types/assets.d.ts")], {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  ).options,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

/** A node of React: words or a drawing, never an address. */
const isNode = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0);

/** Text that nobody has checked: neither a safe address nor written in the source itself. */
function isUnchecked(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isUnchecked);
  if (type.isStringLiteral()) return false;
  if (type.getCallSignatures().some((signature) => isUnchecked(signature.getReturnType()))) return true;
  // `#${string}`: a place in the page
  if ((type.flags & ts.TypeFlags.TemplateLiteral) !== 0)
    return !(type as ts.TemplateLiteralType).texts[0]?.startsWith("#");
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

const where = (node: ts.Node): string => {
  const file = node.getSourceFile();
  return `${path.relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().slice(0, 80)}`;
};

function eachNode(visit: (node: ts.Node) => void, keep: (file: string) => boolean = () => true): void {
  for (const file of sources.filter(keep)) {
    const walk = (node: ts.Node): void => {
      visit(node);
      ts.forEachChild(node, walk);
    };
    walk(program.getSourceFile(file) as ts.SourceFile);
  }
}

describe("an address", () => {
  it("that an element of the page gets was checked, or stands in the source, wherever one is drawn", () => {
    const unchecked: string[] = [];
    let met = 0;
    eachNode((node) => {
      if (
        !ts.isJsxAttribute(node) ||
        !/^(?:href|src|srcSet|poster|action|formAction|data|xlinkHref)$/.test(node.name.getText())
      )
        return;
      const { tagName } = node.parent.parent;
      if (
        !/^[a-z]/.test(tagName.getText()) ||
        node.initializer === undefined ||
        !ts.isJsxExpression(node.initializer) ||
        node.initializer.expression === undefined
      )
        return;
      met += 1;
      if (isUnchecked(checker.getTypeAtLocation(node.initializer.expression))) unchecked.push(where(node));
    });
    expect(unchecked).toEqual([]);
    expect(met).toBeGreaterThan(40);
  });

  it("that a component of the design system takes cannot be plain text", () => {
    const plain: string[] = [];
    let met = 0;
    eachNode(
      (node) => {
        if (
          !ts.isPropertySignature(node) ||
          !/^(?:href|src|srcSet|url|hls|poster|picture|icon|avatar)$|(?:Href|Src|Url|Poster|Avatar)$/.test(
            node.name.getText(),
          )
        )
          return;
        const type = checker.getTypeAtLocation(node);
        if (isNode(type)) return;
        met += 1;
        if (isUnchecked(type)) plain.push(where(node));
      },
      (file) => file.startsWith(path.join(root, "design-system/src")),
    );
    expect(plain).toEqual([]);
    expect(met).toBeGreaterThan(40);
  });

  it("is made safe by the gate alone", () => {
    const casts: string[] = [];
    eachNode(
      (node) => {
        if (ts.isAsExpression(node) && /^Safe(?:Href|MediaUrl)$/.test(node.type.getText())) casts.push(where(node));
      },
      (file) => !file.startsWith(path.join(root, "host/src/links/")),
    );
    expect(casts).toEqual([]);
  });
});
