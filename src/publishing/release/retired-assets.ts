import type { Release, ReleaseFile } from './release.ts'

const assetDays = 7

/** Adds the hashed assets that only the last release used: they stay for a while for tabs that are still open. */
export function addRetiredAssets(
  files: Record<string, ReleaseFile>,
  last: Release | null,
  now: Temporal.Instant,
): void {
  const before = last?.files ?? {}
  for (const path in before) {
    const file = before[path]
    if (!file || files[path] || !path.startsWith('_assets/')) continue
    const retiredAt = file.retiredAt ?? now.toString()
    const age = Temporal.Instant.from(retiredAt).until(now).total('hours')
    if (age < assetDays * 24) files[path] = { ...file, retiredAt }
  }
}
