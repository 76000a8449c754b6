import type { Release, ReleaseFile } from './release.ts'

const assetDays = 7

/** Adds the hashed assets that only the last release used: they stay for a while for tabs that are still open. */
export function withRetiredAssets(
  files: Record<string, ReleaseFile>,
  last: Release | null,
  now: Temporal.Instant,
): Record<string, ReleaseFile> {
  const merged = { ...files }
  for (const [path, file] of Object.entries(last?.files ?? {})) {
    if (merged[path] || !path.startsWith('_assets/')) continue
    const retiredAt = file.retiredAt ?? now.toString()
    const age = Temporal.Instant.from(retiredAt).until(now).total('hours')
    if (age < assetDays * 24) merged[path] = { ...file, retiredAt }
  }
  return merged
}
