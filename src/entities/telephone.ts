/** `tel:` takes digits and a leading plus, and nothing that people write between them. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

interface Phones {
  phones?: { customer_care?: string; main?: string } | undefined
}
/** The number of a location that takes appointments. */
export const bookingPhone = (place: Phones | null | undefined): string | undefined =>
  place?.phones?.customer_care ?? place?.phones?.main
