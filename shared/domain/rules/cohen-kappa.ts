/**
 * Cohen's κ from whole counts over items that both judged: each one's count per category, and how often they agreed.
 * Null without items, or when chance agreement is 1 (both always said the same one thing); decided on whole numbers.
 */
export function computeCohenKappa(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
  agreedCount: number,
): number | null {
  let itemCount = 0;
  let chance = 0;
  for (let category = 0; category < first.length; category += 1) {
    itemCount += first[category] ?? 0;
    chance += (first[category] ?? 0) * (second[category] ?? 0);
  }
  const room = itemCount * itemCount - chance;
  return room === 0 ? null : (itemCount * agreedCount - chance) / room;
}
