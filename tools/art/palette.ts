/** The colours that the drawings share. */
export const paint = {
  deep: '#0b4a3c',
  brand: '#14795c',
  mid: '#3da381',
  soft: '#93cfb4',
  pale: '#cfe9db',
  mist: '#e9f5ed',
  ink: '#12352d',
  cream: '#fbf5e9',
  sand: '#f3e3c6',
  white: '#fffdf8',
  cloud: '#e4ebe5',
  saffron: '#f2a83a',
  honey: '#f9d595',
  clay: '#d9775c',
  blush: '#f3c3ae',
  sky: '#cfe6ea',
  sea: '#5aa9b3',
  dusk: '#3d5f78',
} as const

/** Skins from fair to deep: tone, shade and lips. */
export const skins = [
  { tone: '#f7d6b8', shade: '#e8b792', lip: '#c8705f' },
  { tone: '#efc39b', shade: '#dba678', lip: '#bd6554' },
  { tone: '#dfaa7d', shade: '#c78d60', lip: '#a9584a' },
  { tone: '#cb8f62', shade: '#b0754a', lip: '#97503f' },
  { tone: '#ab744d', shade: '#8f5c39', lip: '#7f4236' },
  { tone: '#86573b', shade: '#6c432c', lip: '#61322a' },
  { tone: '#67412f', shade: '#513124', lip: '#4a2721' },
] as const

/**
 * Replaces the greens by variables of the page (`--art-…` in src/ui/css/tokens.css), with the green itself as fallback.
 * It is for drawings inside HTML. A file that is shown as an image cannot read variables of the page.
 */
export function followingTheme(svg: string): string {
  const tokens: Record<string, string> = {
    [paint.deep]: '--art-deep',
    [paint.brand]: '--art-brand',
    [paint.mid]: '--art-mid',
    [paint.soft]: '--art-soft',
    [paint.pale]: '--art-pale',
    [paint.mist]: '--art-mist',
  }
  return svg.replace(/#[0-9a-f]{6}/g, hex => (tokens[hex] ? `var(${tokens[hex]},${hex})` : hex))
}
