import { specialtyIcons } from '#ui/art/specialty.ts'

const drawn = new Set(specialtyIcons)

/** The drawing of a specialty (200 by 200), by its icon or its name in addresses, else the one that stands for all. */
export function specialtyDrawing(specialist: { slug: string; icon?: string } | undefined): string {
  const name = [specialist?.icon, specialist?.slug].find(one => one && drawn.has(one)) ?? 'hospital'
  return `/art/specialties/${name}.svg`
}
