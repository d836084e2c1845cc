import type { Quotas } from "../context.ts";

const minute = 60 * 1000;

export const usualQuotas: Quotas = {
  // a talk is quick, a flood is quicker
  chat: { person: { max: 10, windowMs: minute / 2 }, address: { max: 100, windowMs: minute / 2 } },
  comments: { person: { max: 60, windowMs: 10 * minute }, address: { max: 300, windowMs: 10 * minute } },
  pictures: { person: { max: 30, windowMs: 60 * minute }, address: { max: 120, windowMs: 60 * minute } },
  // a guest is counted by the address alone
  problems: { person: { max: 5, windowMs: 10 * minute }, address: { max: 30, windowMs: 10 * minute } },
  uploads: { person: { max: 20, windowMs: 60 * minute }, address: { max: 60, windowMs: 60 * minute } },
};
