import { type Account, userOf } from './people.ts'

/** The result of a sign-in. The device stores its secret, also after signing out, and sends it at the next sign-in. */
export interface SignInResult {
  person: Account
  token: string
  device: string
}

export const signedInResult = ({ token, device, person }: SignInResult) => ({
  token,
  device,
  user: userOf({ ...person, accountId: person.id }),
})
