import type { Context } from 'hono'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import { issueText } from '#i18n/messages.ts'
import { localizedPath } from '#i18n/paths.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { contentSecurityPolicy } from '#publishing/release/policy.ts'
import type { AppEnv } from '../../kernel/deps.ts'
import { answerProblem } from '../../kernel/http/errors.ts'
import { Problem } from '../../kernel/problem.ts'
import { fillForm } from './fill-page.ts'
import { plainPage } from './plain-page.ts'

type Language = 'en' | 'id'
type Found = NonNullable<Problem['extra']['fields']>

/** A browser that sends the form by itself takes a page for an answer; our script and programs take JSON. */
export const wantsPage = (context: Context<AppEnv>): boolean =>
  /\btext\/html\b/.test(context.req.header('accept') ?? '') &&
  !/json/i.test(context.req.header('content-type') ?? '')

/** The language that the form says it is in; else the browser's. */
export function languageOf(context: Context<AppEnv>, values: Record<string, unknown>): Language {
  const { language } = values
  return language === 'en' || language === 'id' ? language : contentLanguageOf(context.get('language'))
}

/** What does not fit the form, one problem a field. */
export function fieldProblems(
  issues: { code?: string | undefined; message: string; path: PropertyKey[] }[],
): Found {
  const found = new Map<string, Found[number]>()
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    const {
      message: _message,
      path: _path,
      code: _code,
      ...values
    } = issue as Record<string, unknown> & typeof issue
    const key = /^[a-z]+:[\w.]+$/i.test(issue.message)
      ? issue.message
      : `validation:${issue.code ?? 'invalid'}`
    if (!found.has(path)) found.set(path, { path, key, values })
  }
  return [...found.values()].slice(0, 30)
}

/** The refusal of a form, with a sentence for each field. */
export const refused = (fields: Found): Problem => new Problem(422, 'api.invalid', {}, { fields })

interface Page {
  /** Where the form stands. */
  form: string
  values: Record<string, unknown>
  language: Language
}

/** Sends the sender on to a page that says thank you: going back or reloading then sends nothing again. */
export function thank(context: Context<AppEnv>, path: string, language: Language): Response {
  const { API_URL, PUBLIC_URL } = context.get('deps').config
  const local = localizedPath(language, path)
  // Where pages and API live apart, the way back must name the pages' host.
  return context.redirect(API_URL && PUBLIC_URL ? new URL(local, PUBLIC_URL).href : local, 303)
}

/** The form once more with what was typed and what is wrong with it; for those who asked for JSON, that. */
export async function showProblem(
  context: Context<AppEnv>,
  problem: unknown,
  { form, values, language }: Page,
): Promise<Response> {
  const json = answerProblem(context, problem)
  if (!wantsPage(context)) return json
  const { message } = (await json.json()) as { message: string }
  const t = translateIn(language)
  const known = problem instanceof Problem
  const fields = (known ? (problem.extra.fields ?? []) : []).map(({ path, key, values: filled = {} }) => ({
    path,
    message: issueText(t, { ...filled, message: key, path: [] }),
  }))
  const own = known ? t(problem.code.replace('.', ':'), problem.values) : message
  const filling = { values, fields, message: own, titlePrefix: `${t('forms:problem')}: ` }
  const released = await context.get('deps').releasedPage(localizedPath(language, form))
  const html = released ? fillForm(released.html, filling) : plainPage(language, filling)
  context.header('content-type', 'text/html; charset=utf-8')
  context.header('content-language', language)
  context.header('content-security-policy', released?.policy ?? contentSecurityPolicy())
  context.header('x-frame-options', 'DENY')
  context.header('referrer-policy', 'strict-origin-when-cross-origin')
  return context.body(html, json.status as 422)
}
