import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
    'client:update'?: boolean
    'client:session'?: boolean
  }
}
