/** `tel:` takes digits and a leading plus, and nothing that people write between them. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
