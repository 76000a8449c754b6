/**
 * The oldest supported browsers: all pages, search, sign-up, booking and sign-in work. In older ones pages can be read,
 * and a notice gives the telephone number. See docs/decisions/0039.
 */
export const browserFloor = { chrome: '100', ios: '15.4', safari: '15.4', firefox: '115' } as const

/** The same in the bundler's format, for scripts and styles. Android's WebView has the versions of Chrome. */
export const buildTargets: string[] = Object.entries(browserFloor).map(([name, version]) => name + version)
