/** The age on a date: in years from two on, before that in months, and of a newborn in days. */
export function ageOn(birthDate: string, date: string): { unit: 'years' | 'months' | 'days'; count: number } {
  const born = Temporal.PlainDate.from(birthDate)
  const { years, months } = born.until(date, { largestUnit: 'years' })
  if (years >= 2) return { unit: 'years', count: years }
  if (years * 12 + months > 0) return { unit: 'months', count: years * 12 + months }
  return { unit: 'days', count: Math.max(0, born.until(date).days) }
}
