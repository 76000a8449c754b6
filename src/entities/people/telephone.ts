/** `tel:` accepts digits and a leading plus, but no separators. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
