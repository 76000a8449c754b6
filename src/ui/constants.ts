/**
 * Every figure of the specification's §9, and the figures of §4 and §7. Times in ms. constants.test.ts checks that the
 * figures repeated in style sheets are equal. Those of components of the portal alone are in component-constants.ts, as
 * every public page loads these.
 */
export const PASSWORD_MIN_LENGTH = 8

export const TOAST_GROUP = 'tr'
export const TOAST_LIFE = { admin: 3000, helper: 5000 } as const
export const TOAST_WIDTH = '25rem'

export const SYNC_IDLE_TIMEOUT = 2500
export const SYNC_SESSION_FLAG = 'sync.once.v1'

export const COLOR_SCHEME_KEY = 'color-schema'
export const COLOR_SCHEME_DEFAULT = 'auto'
export const DARK_CLASS = 'is-dark'
export const DARK_REVEAL = { duration: 300, easing: 'ease-in' } as const

export const NAVBAR_DOCK_PX = 30
export const SEARCH_FOCUS_DELAY = 100
export const DEBOUNCE = 200
export const COPY_CONFIRMATION = 1500

/** Wall times; rules elsewhere compute with minutes since midnight. */
export const BUSINESS_HOURS = {
  weekdays: { opens: '09:00', closes: '17:00' },
  saturday: { opens: '09:00', closes: '13:00' },
} as const

export const BREAKPOINT = { medium: 768, large: 1024, mobileMax: 767 } as const

/** The specification's notation: two digits for month and day; its `yy` means four digits of the year. */
export const DATE_FORMAT = 'mm/dd/yy'
/** Sunday in ISO 8601. */
export const FIRST_WEEKDAY = 7

export const LOCALE_DEFAULT = 'en'
export const LOCALE_FALLBACK = 'en-US'

// The specification's figures for the icon service (a cache of 50 entries for about 168 hours, addresses up to 500
// characters, a timeout of 2 s, 750 ms before another host) do not apply: icons are compiled in, not loaded at run time.
