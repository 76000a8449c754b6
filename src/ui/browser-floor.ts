/**
 * The oldest browsers that the site is built for: everything can be read, and search, sign-up, booking and sign-in work.
 * Below them pages can be read and a line gives the telephone. See docs/decisions/0039.
 */
export const browserFloor = { chrome: '100', ios: '15.4', safari: '15.4', firefox: '115' } as const

/** The same as the bundler reads it, for scripts and styles. Android's WebView has the versions of Chrome. */
export const buildTargets: string[] = Object.entries(browserFloor).map(([name, version]) => name + version)
