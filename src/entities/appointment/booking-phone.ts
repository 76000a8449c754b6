interface Phones {
  phones?: { customer_care?: string; main?: string } | undefined
}
/** The number of a location that takes appointments. */
export const bookingPhone = (place: Phones | null | undefined): string | undefined =>
  place?.phones?.customer_care ?? place?.phones?.main
