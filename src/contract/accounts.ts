import { z } from '@hono/zod-openapi'
import {
  changeEmailSchema,
  changePasswordSchema,
  codeSchema,
  confirmSchema,
  languageSchema,
  loginSchema,
  resetRequestSchema,
  resetSchema,
  secondFactorSchema,
  signUpSchema,
  userSchema,
} from '#entities/people/account.ts'
import { accepted, del, get, list, named, post, put, subject } from './operation.ts'

type Area = 'patients' | 'admins'

const user = named('User', userSchema)
export const signedIn = z.object({ token: z.string(), device: z.string(), user })

const signIn = <A extends Area>(area: A) =>
  post(`/api/auth/${area}/login`, 'public', {
    summary: `Sign in to the ${area}' area`,
    body: loginSchema,
    answer: signedIn,
  })

const signOut = <A extends Area>(area: A) =>
  // Public, as signing out of an expired session must not fail. It ends only the session of the given token.
  post(`/api/auth/${area}/logout`, 'public', {
    summary: 'Sign out: the token of this request is worth nothing from now on',
    security: [{ bearer: [] }],
  })

const requestReset = <A extends Area>(area: A) =>
  post(`/api/auth/${area}/reset-request`, 'public', {
    summary: 'Ask for a link to set a new password. The answer is the same for every address',
    body: resetRequestSchema,
    answer: accepted(z.null()),
  })

const reset = <A extends Area>(area: A) =>
  post(`/api/auth/${area}/reset`, 'public', {
    summary: 'Set a new password with the link from the mail; it works once and signs out everywhere',
    body: resetSchema,
    answer: z.object({ device: z.string() }),
  })

const signedInPerson = <A extends Area>(area: A) =>
  get(`/api/profile/${area}/user`, 'session', {
    summary: `The signed-in person, for the ${area}' area; a person of the other area is signed out`,
    answer: user,
  })

const session = z
  .object({
    id: z.string(),
    /** The session of this request. */
    current: z.boolean(),
    userAgent: z.string().nullable(),
    createdAt: z.string(),
    activeAt: z.string(),
    expiresAt: z.string(),
  })
  .openapi('Session')

export const accounts = subject('accounts', {
  signUp: post('/api/auth/patients/signup', 'public', {
    summary:
      'Ask for an account; a six-digit code goes out by mail. The answer is the same for every address',
    body: signUpSchema,
    answer: accepted(z.null()),
  }),
  confirmSignUp: post('/api/auth/patients/confirm', 'public', {
    summary: 'Finish a sign-up with the code from the mail',
    body: confirmSchema,
    answer: signedIn,
  }),
  signInPatient: signIn('patients'),
  signOutPatient: signOut('patients'),
  signInAdmin: signIn('admins'),
  signOutAdmin: signOut('admins'),
  requestPatientPasswordReset: requestReset('patients'),
  resetPatientPassword: reset('patients'),
  requestAdminPasswordReset: requestReset('admins'),
  resetAdminPassword: reset('admins'),
  readSignedInPatient: signedInPerson('patients'),
  readSignedInAdmin: signedInPerson('admins'),
  readDraftKey: get('/api/profile/keep-key', 'session', {
    summary:
      'The key with which this person’s browsers encrypt forms that are not sent yet: 256 bits, base64',
    answer: z.object({ key: z.string() }),
  }),
  changePassword: put('/api/profile/password', 'session', {
    summary: 'Set a new password; every other device is signed out',
    body: changePasswordSchema,
  }),
  requestEmailChange: post('/api/profile/email', 'session', {
    summary: 'Ask for another e-mail address: a code goes to it. The answer is the same for every address',
    body: changeEmailSchema,
    answer: accepted(z.null()),
  }),
  confirmEmailChange: post('/api/profile/email/confirm', 'session', {
    summary: 'Confirm the new address with the code sent to it; the old address gets a notice',
    body: codeSchema,
    answer: z.object({ email: z.string() }),
  }),
  saveLanguage: put('/api/profile/language', 'session', {
    summary: 'The language in which this person is written to',
    body: languageSchema,
  }),
  readAuthenticator: get('/api/profile/authenticator', 'session', {
    summary: 'Whether signing in asks for an authenticator’s code',
    answer: z.object({ on: z.boolean(), recoveryCodes: z.number().int() }),
  }),
  createAuthenticator: post('/api/profile/authenticator', 'session', {
    summary: 'A new authenticator: its secret, which counts once a code of it was confirmed',
    body: secondFactorSchema,
    answer: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmAuthenticator: post('/api/profile/authenticator/confirm', 'session', {
    summary:
      'Switch the new authenticator on with a code that it shows; the recovery codes are answered this once',
    body: codeSchema,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  createRecoveryCodes: post('/api/profile/authenticator/recovery-codes', 'session', {
    summary: 'New recovery codes, answered this once; those of before are over',
    body: secondFactorSchema,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeAuthenticator: post('/api/profile/authenticator/remove', 'session', {
    summary: 'Sign in without an authenticator again',
    body: secondFactorSchema,
  }),
  listSessions: get('/api/auth/sessions', 'session', {
    summary: 'Where this account is signed in, the latest activity first',
    answer: list(session),
  }),
  endSession: del('/api/auth/sessions/{id}', 'session', {
    summary: "Sign out one of this account's sessions",
  }),
})
