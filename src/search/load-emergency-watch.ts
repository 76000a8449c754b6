let loading: Promise<typeof import('./emergency-watch.ts')> | undefined

/**
 * What tells dangers, fetched once. An `import()` for each letter would not do: the first one waits for more files than the
 * later ones, so what was typed first would be answered last.
 */
export function loadEmergencyWatch(): Promise<typeof import('./emergency-watch.ts')> {
  loading ??= import('./emergency-watch.ts').catch(error => {
    // The next question tries to load again.
    loading = undefined
    throw error
  })
  return loading
}
