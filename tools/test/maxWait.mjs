/**
 * The longest that something may take on this machine.
 * @param {number} ms how long it may take on a machine of ratio 1 (machine.mjs)
 * @returns {number} ms; the same where no run of the tests timed the machine
 */
export const maxWait = (ms) => Math.round(ms * Number(process.env.KADR_MACHINE ?? 1));
