// A property that fails is a fault found: the shortest example of it is not looked for, and every run draws the same ones.
import fc from "fast-check";

fc.configureGlobal({ endOnFailure: true, seed: 1 });
