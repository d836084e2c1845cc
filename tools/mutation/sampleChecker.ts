// The part of Stryker that leaves a fault out of a run: a checker, whose usual work is to refuse what no compiler would take.
import { CheckStatus, type Checker } from "@stryker-mutator/api/check";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { isInSample } from "./sample.ts";

const checker: Checker = {
  init: () => Promise.resolve(),
  check: (faults) => {
    const share = Number(process.env.KADR_MUTATION_SAMPLE);
    return Promise.resolve(
      Object.fromEntries(
        faults.map((fault) => [
          fault.id,
          isInSample(fault, share)
            ? { status: CheckStatus.Passed as const }
            : { status: CheckStatus.CompileError as const, reason: "not of the sample" },
        ]),
      ),
    );
  },
  // all at once: each of them costs nothing
  group: (faults) => Promise.resolve([faults.map(({ id }) => id)]),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, "sample", checker)];
