import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteQueryCompiler,
  ValueListNode,
  type OperationNode,
} from "kysely";

/** "true" or "false" for a comparison with an empty list, which PostgreSQL cannot even read; undefined for any other. */
function emptyListOutcome(node: BinaryOperationNode): string | undefined {
  const list: OperationNode = node.rightOperand;
  const empty = (ValueListNode.is(list) || PrimitiveValueListNode.is(list)) && list.values.length === 0;
  if (!empty || !OperatorNode.is(node.operator)) return undefined;
  if (node.operator.operator === "in") return "1 = 0";
  return node.operator.operator === "not in" ? "1 = 1" : undefined;
}

/** PostgreSQL has no text with a zero byte: whoever sends one finds the sign for "unreadable" in its place, in both. */
export const storable = (value: unknown): unknown =>
  typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;

export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const outcome = emptyListOutcome(node);
    if (outcome === undefined) super.visitBinaryOperation(node);
    else this.append(outcome);
  }

  protected override appendValue(parameter: unknown): void {
    super.appendValue(storable(parameter));
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const outcome = emptyListOutcome(node);
    if (outcome === undefined) super.visitBinaryOperation(node);
    else this.append(outcome);
  }

  protected override appendValue(parameter: unknown): void {
    super.appendValue(storable(parameter));
  }
}
