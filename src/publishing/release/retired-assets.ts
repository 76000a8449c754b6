import type { Release, ReleaseFile } from './release.ts'

const assetDays = 7

/** The new files, with the hashed assets that only the last release named kept a while for open tabs. */
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
