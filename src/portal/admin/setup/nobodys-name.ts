import { nobodysName } from '#entities/office/office.ts'

type Data = Record<string, unknown>

/** What the server began with is nobody's name: somebody has to give the hospital its own. */
export const isPlaceholderName = (data: Data): boolean => data.hospital_name === nobodysName

/** What is asked for anew, beside all that somebody may have written already. */
export const begun = (data: Data, zone: string): Data => ({
  ...data,
  hospital_name: '',
  siteTitle: undefined,
  timezone: data.timezone ?? zone,
})
