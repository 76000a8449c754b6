/** `tel:` accepts digits and a leading plus, but no separators. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** The digits without the country code of Indonesia or a leading 0: one form for all ways to write a number. */
export const nationalNumber = (number: string): string => number.replace(/\D/g, '').replace(/^(62|0)/, '')
