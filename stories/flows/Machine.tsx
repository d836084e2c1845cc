import { color, font, radius, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import { commonWays, drawnStates, type DrawnState, type DrawnWay } from "../../host/src/stores/paying/drawing.ts";

const box = { width: 190, height: 40, gapX: 70, gapY: 16 } as const;

const page = css`
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space[6]};
`;

const scroller = css`
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

const chart = css`
  display: block;
  font: ${font.caption};
  rect {
    fill: ${color.surfaceRaised};
    stroke: ${color.lineStrong};
    &[data-final] {
      stroke-width: 3px;
    }
    &[data-initial] {
      stroke: ${color.accent};
    }
  }
  text {
    fill: ${color.text};
  }
  path {
    fill: none;
    stroke: ${color.lineStrong};
  }
  marker path {
    fill: ${color.lineStrong};
  }
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font: ${font.body};
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font: ${font.bodyStrong};
  }
`;

/** A state leads where the innermost state that it enters does. */
function leafOf(states: readonly DrawnState[], name: string): string {
  const inner = states.find((state) => state.isInitial && state.name.startsWith(`${name}.`));
  return inner === undefined ? name : leafOf(states, inner.name);
}

/** How many steps a state is away from the first: what is not come to by an event of its own stands last. */
function columnsOf(states: readonly DrawnState[]): Map<string, number> {
  const first = states.find(({ isInitial }) => isInitial);
  const columns = new Map<string, number>(first === undefined ? [] : [[leafOf(states, first.name), 0]]);
  for (const [name, column] of columns)
    for (const { target } of states
      .filter((state) => name === state.name || name.startsWith(`${state.name}.`))
      .flatMap(({ ways }) => ways)) {
      const leaf = target === null ? name : leafOf(states, target);
      if (!columns.has(leaf)) columns.set(leaf, column + 1);
    }
  return columns;
}

interface Place {
  readonly state: DrawnState;
  readonly x: number;
  readonly y: number;
}

function placesOf(states: readonly DrawnState[]): readonly Place[] {
  const columns = columnsOf(states);
  const filled = new Map<number, number>();
  return states
    .filter(({ kind }) => kind !== "compound")
    .map((state) => {
      const column = columns.get(state.name) ?? Math.max(0, ...columns.values());
      const row = filled.get(column) ?? 0;
      filled.set(column, row + 1);
      return { state, x: 20 + column * (box.width + box.gapX), y: 20 + row * (box.height + box.gapY) };
    });
}

function Chart({ name, states }: { name: string; states: readonly DrawnState[] }) {
  const places = placesOf(states);
  const width = Math.max(...places.map(({ x }) => x)) + box.width + 40;
  const height = Math.max(...places.map(({ y }) => y)) + box.height + 40;
  const placeOf = (target: string) => places.find(({ state }) => state.name === leafOf(states, target));
  const lines = places.flatMap((from) =>
    [...new Set(from.state.ways.flatMap(({ target }) => target ?? []))].flatMap((target) => {
      const to = placeOf(target);
      return to === undefined || to === from ? [] : [{ from, to }];
    }),
  );
  return (
    <div className={scroller} tabIndex={0} role="group" aria-label={`Схема: ${name}`}>
      <svg
        className={chart}
        width={width}
        height={height}
        role="img"
        aria-label={`Схема: ${name}; то же в таблице ниже`}
      >
        <defs>
          <marker id={`end-${name}`} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0l8 4-8 4z" />
          </marker>
        </defs>
        {lines.map(({ from, to }) => {
          const [x1, y1, y2] = [from.x + box.width, from.y + box.height / 2, to.y + box.height / 2];
          const isForward = to.x > from.x;
          const x2 = isForward ? to.x : to.x + box.width;
          const bend = isForward ? Math.max(30, (x2 - x1) / 2) : 50;
          const end = isForward ? x2 - bend : x2 + bend;
          return (
            <path
              key={`${from.state.name} ${to.state.name}`}
              d={`M${x1} ${y1}C${x1 + bend} ${y1} ${end} ${y2} ${x2} ${y2}`}
              markerEnd={`url(#end-${name})`}
            />
          );
        })}
        {places.map(({ state, x, y }) => (
          <g key={state.name}>
            <rect
              x={x}
              y={y}
              width={box.width}
              height={box.height}
              rx="8"
              data-final={state.kind === "final" || undefined}
              data-initial={state.isInitial || undefined}
            />
            <text x={x + 10} y={y + 24}>
              {state.name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const Transitions = ({ ways }: { ways: readonly DrawnWay[] }) => (
  <ul>
    {ways.map(({ event, guard, target, actions }, index) => (
      <li key={index}>
        <b>{event}</b>
        {guard !== null && ` [${guard}]`} → {target ?? "остаётся"}
        {actions.length > 0 && ` / ${actions.join(", ")}`}
      </li>
    ))}
  </ul>
);

/** A machine drawn from its own definition: as a chart for the eye, as a table for everybody. */
export function Machine({ machine }: { machine: Parameters<typeof drawnStates>[0] }) {
  const states = drawnStates(machine);
  const common = commonWays(machine);
  return (
    <div className={page}>
      <h1>{machine.id}</h1>
      <Chart name={machine.id} states={states} />
      {common.length > 0 && (
        <section aria-label="Из любого состояния">
          <h2>Из любого состояния</h2>
          <Transitions ways={common} />
        </section>
      )}
      <table className={table}>
        <caption>Состояния</caption>
        <thead>
          <tr>
            <th scope="col">Состояние</th>
            <th scope="col">При входе и пока стоит</th>
            <th scope="col">Событие [условие] → куда / что делает</th>
          </tr>
        </thead>
        <tbody>
          {states.map(({ name, kind, isInitial, work, onEntry, ways }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {isInitial && " (начало)"}
                {kind === "final" && " (конец)"}
              </th>
              <td>{[...onEntry, ...work].join(", ")}</td>
              <td>
                <Transitions ways={ways} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
