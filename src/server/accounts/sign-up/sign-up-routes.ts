import { accounts } from '#contract/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { handlers } from '../../kernel/operation.ts'
import { namedFieldProblem } from '../../kernel/problem.ts'
import { putMessage } from '../../mail/outbox.ts'
import { signedInResult } from '../answers.ts'
import { countCodeEmail } from '../email-limits.ts'
import { hospitalName, signUpCodeMail, signUpKnownMail } from '../mails.ts'
import { ownEntry } from '../own-entry.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/passwords.ts'
import { areaOf, createAccount, findByEmail, normalizeEmail } from '../people.ts'
import { priorityOfNetwork } from '../sign-in/sign-in-limits.ts'
import { startSignedInSession } from '../sign-in/signed-in-session.ts'
import { offersConsent } from './offers-consent.ts'
import { codeMinutes, consumeSignUp, findByPassword, newCode, storeSignUp } from './sign-up-codes.ts'

const { handle, router } = handlers()
export const signUpRoutes = router

handle(accounts.signUp, async ({ deps, language, now, network, json, success }) => {
  const email = normalizeEmail(json.email)
  refuseCommonPassword(json.password)
  await countAttempt(deps, 'sign-up-network', network)
  await countCodeEmail(deps, email, network)
  // Same work whether or not the address has an account, so that the time does not show it.
  const passwordHash = await hashPassword(json.password, priorityOfNetwork(network))
  const hospital = await hospitalName(deps)
  await deps.db.transaction(async transaction => {
    const known = await findByEmail(transaction, email)
    const code = newCode()
    const { name: fullName, promotionalOffers } = json
    const waiting = { email, fullName, passwordHash, promotionalOffers, language }
    await storeSignUp(transaction, now, waiting, known ? null : code)
    const reader = { to: email, language: known?.language ?? language, hospital }
    const message = known
      ? signUpKnownMail(deps, reader, areaOf[known.role])
      : signUpCodeMail(reader, code, codeMinutes)
    await putMessage(transaction, message)
  })
  deps.outboxChanged()
  return success(null, 'accounts:signUpSent')
})

handle(accounts.confirmSignUp, async ({ deps, now, network, userAgent, requestId, json, success }) => {
  const { email, code, password, device } = json
  await countAttempt(deps, 'confirm-network', network)
  // Compared before the transaction, which would occupy a connection while the password waits in the hash queue.
  const own = await findByPassword(deps, normalizeEmail(email), password, priorityOfNetwork(network))
  const made = await deps.db.transaction(async transaction => {
    const waiting = own && (await consumeSignUp(transaction, own, code))
    const person =
      waiting && (await createAccount(transaction, now, { ...pickAccount(waiting), role: 'patient' }))
    if (!person) return null
    const entry = await startSignedInSession(deps, transaction, person, { userAgent, device })
    await audit(transaction, {
      ...ownEntry(person.id, 'sign-up', requestId),
      patientId: person.patientId,
      detail: offersConsent(waiting.promotionalOffers, waiting.language, 'auth:signUp.offers'),
    })
    return entry
  })
  // Thrown after the transaction, as a rollback would undo the count of the attempt.
  if (!made) throw namedFieldProblem(422, 'code', 'accounts.codeWrong')
  return success(signedInResult(made), 'accounts:welcome')
})

type Waiting = NonNullable<Awaited<ReturnType<typeof consumeSignUp>>>
const pickAccount = ({ email, fullName, passwordHash, promotionalOffers, language }: Waiting) => ({
  email,
  fullName,
  passwordHash,
  promotionalOffers,
  language,
})
