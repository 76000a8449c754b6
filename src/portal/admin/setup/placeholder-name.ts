import { placeholderName } from '#entities/office/office.ts'

type Data = Record<string, unknown>

/** Whether the hospital still has the placeholder name that the server started with. */
export const isPlaceholderName = (data: Data): boolean => data.hospital_name === placeholderName

/** Initial values of the form: the placeholder texts are cleared, the other fields are kept. */
export const initialHospitalValues = (data: Data, zone: string): Data => ({
  ...data,
  hospital_name: '',
  siteTitle: undefined,
  timezone: data.timezone ?? zone,
})
