/** Words and colours of the pieces; nothing here is a rule. */
import { CATEGORY_NAMES, MASTER_NAMES, RESOURCE_NAMES } from "./generated";
import type { CategoryName, MasterName, ResourceName } from "./generated";

export const colour = (category: CategoryName): string => `var(--${category})`;
/** The category of a guild master, and the resource that both bring: they have the same place in their lists. */
export const trade = (master: MasterName): CategoryName => CATEGORY_NAMES[MASTER_NAMES.indexOf(master)] ?? "economy";
export const yieldOf = (category: CategoryName): ResourceName =>
  RESOURCE_NAMES[CATEGORY_NAMES.indexOf(category)] ?? "gold";
/** Where a card may go in a town. */
export type PlaceName = CategoryName | "walls";
