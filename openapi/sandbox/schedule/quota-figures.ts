import type { Quotas } from "../context.ts";

const minute = 60 * 1000;

export const usualQuotas: Quotas = {
  // a talk is quick, a flood is quicker
  chat: { person: { most: 10, windowMs: minute / 2 }, address: { most: 100, windowMs: minute / 2 } },
  comments: { person: { most: 60, windowMs: 10 * minute }, address: { most: 300, windowMs: 10 * minute } },
  pictures: { person: { most: 30, windowMs: 60 * minute }, address: { most: 120, windowMs: 60 * minute } },
  // a guest is counted by the address alone
  problems: { person: { most: 5, windowMs: 10 * minute }, address: { most: 30, windowMs: 10 * minute } },
  uploads: { person: { most: 20, windowMs: 60 * minute }, address: { most: 60, windowMs: 60 * minute } },
};
