/** Where a patient books with this doctor. The patient area has no language in its address: it uses the stored choice. */
export const bookingPath = (doctor: string) =>
  `/patients/appointments/create?doctor=${encodeURIComponent(doctor)}`
