import { OpenAPIHono } from '@hono/zod-openapi'
import type { App, AppEnv } from '../deps.ts'
import { refuseInvalid } from './errors.ts'

/** A router for one resource's operations. Invalid input is answered in the reader's language. */
export const newRouter = (): App => new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
