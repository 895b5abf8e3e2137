/** Letters that are written from right to left. */
const OTHER_WAY =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name as it stands in a sentence: one written from right to left is set apart, so that it turns nothing around it. */
export const isolated = (name: string): string => (OTHER_WAY.test(name) ? `\u2068${name}\u2069` : name);
