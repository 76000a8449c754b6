/** Replaces `Map.groupBy`, which the oldest supported browsers lack (ui/browser-floor.ts). */
export function groupBy<Key, One>(list: Iterable<One>, keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of list) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
