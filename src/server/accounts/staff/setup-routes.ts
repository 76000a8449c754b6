import { setupSchema } from '#entities/people/account.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { body, operation } from '../../kernel/operation.ts'
import { requestValues, signedInAnswer, signedInBody } from '../answers.ts'
import { refuseCommonPassword } from '../passwords/passwords.ts'
import { createFirstAdministrator } from './first-administrator.ts'

export const setupRoutes = newRouter()

const setup = operation({
  method: 'post',
  path: '/api/auth/admins/setup',
  access: 'public',
  tags: ['accounts'],
  summary: 'Make the first administrator, with the link that the first start printed',
  request: body(setupSchema),
  responses: { 200: signedInAnswer },
})
setupRoutes.openapi(setup, async context => {
  const { deps, network, language, requestId, userAgent } = requestValues(context)
  const form = context.req.valid('json')
  refuseCommonPassword(form.password)
  await countAttempt(deps, 'link-network', network)
  const entry = await createFirstAdministrator(deps, { ...form, language }, { requestId, userAgent, network })
  return context.json(signedInBody(context, entry, 'accounts:welcome'), 200)
})
