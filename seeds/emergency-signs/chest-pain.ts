/** How long chest pain may last before it is an emergency. Defined only here; the safer one of the usual values. */
export const minutesOfChestPain = {
  en: 'longer than a few minutes',
  id: 'lebih dari beberapa menit',
} as const
