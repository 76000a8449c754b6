/** The figures of the specification's §9 for components that public pages do not load. Times in ms. */

/** `zIndex` and `maxWidth` are for tooltips; the theme's bubble, for names, is narrower and uses LAYER.tooltip. */
export const TOOLTIP = {
  maxWidth: 350,
  maxWidthTheme: '12.5rem',
  zIndex: 9999,
  delay: 0,
  show: 300,
  hide: 250,
} as const

export const LAYER = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const

export const AVATAR_PLACEHOLDER = { width: 50, height: 50 } as const
