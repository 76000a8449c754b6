let loading: Promise<typeof import('./emergency-watch.ts')> | undefined

/**
 * Loads the emergency check once. A separate `import()` per letter would not do: the first one waits for more files
 * than the later ones, so the first input would be answered last.
 */
export function loadEmergencyWatch(): Promise<typeof import('./emergency-watch.ts')> {
  loading ??= import('./emergency-watch.ts').catch(error => {
    // The next query tries to load again.
    loading = undefined
    throw error
  })
  return loading
}
