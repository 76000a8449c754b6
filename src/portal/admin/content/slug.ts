/** A title as it may stand in an address: `dr. Élise Müller, Sp.JP` becomes `dr-elise-muller-sp-jp`. */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, 80).replace(/^-+|-+$/g, '')
}
