/** How long chest pain may last before it is an emergency: the one place that says it. The safer of the usual figures. */
export const minutesOfChestPain = {
  en: 'longer than a few minutes',
  id: 'lebih dari beberapa menit',
} as const
