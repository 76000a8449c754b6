import { setupSchema, testLetterSchema } from '#entities/office/office.ts'
import { signedIn } from '../kernel/access.ts'
import { actorOf } from '../kernel/actor.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { sendTestEmail } from '../letters/test-email.ts'
import { setupOf } from './setup.ts'

export const setupRoutes = newRouter()

const setup = operation({
  method: 'get',
  path: '/api/admins/setup',
  access: 'super',
  tags: ['operations'],
  summary: 'What a new hospital still has to do, step by step',
  responses: { 200: answer(setupSchema.clone().openapi('Setup')) },
})
setupRoutes.openapi(setup, async context => {
  const result = await setupOf(context.get('deps'), signedIn(context).accountId)
  return context.json(success(context, result), 200)
})

const letter = operation({
  method: 'post',
  path: '/api/admins/operations/test-letter',
  access: 'super',
  tags: ['operations'],
  summary: 'Send a letter to one’s own address at once, and hear what the mail server said',
  responses: { 200: answer(testLetterSchema.clone().openapi('TestLetter')) },
})
setupRoutes.openapi(letter, async context => {
  const deps = context.get('deps')
  await audit(deps.db, { ...actorOf(context), action: 'letter.test', objectKind: 'letter' })
  const result = await sendTestEmail(deps, signedIn(context).email, context.get('language'))
  return context.json(success(context, result), 200)
})
