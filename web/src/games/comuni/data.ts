/** Words and colours of the pieces; nothing here is a rule. */
export const CATEGORIES = ["economy", "military", "culture", "religion"] as const;
export const RESOURCES = ["gold", "army", "craftsman", "pilgrim"] as const;
export const MASTERS = ["treasurer", "captain", "architect", "bishop"] as const;

const COLOURS: Record<string, string> = {
  economy: "#8A5E0E",
  military: "#8E3520",
  culture: "#643A76",
  religion: "#2F5F50",
};
export const colour = (category: string): string => COLOURS[category] ?? "#625C68";
/** The category of a guild master. */
export const trade = (master: string): string =>
  CATEGORIES[MASTERS.indexOf(master as (typeof MASTERS)[number])] ?? "economy";
/** The resource that a category and its master bring. */
export const yieldOf = (category: string): string =>
  RESOURCES[CATEGORIES.indexOf(category as (typeof CATEGORIES)[number])] ?? "gold";
