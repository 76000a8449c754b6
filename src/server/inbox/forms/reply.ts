import type { Context } from 'hono'
import { escapeHtml } from '#entities/text/escape-html.ts'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import { issueText } from '#i18n/messages.ts'
import { localizedPath } from '#i18n/paths.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { contentSecurityPolicy } from '#publishing/release/policy.ts'
import type { AppEnv } from '../../kernel/deps.ts'
import { answerProblem } from '../../kernel/http/errors.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Filling, fillForm } from './fill-page.ts'

type Language = 'en' | 'id'
type Found = NonNullable<Problem['extra']['fields']>

/** A browser that sends the form without scripts expects a page; our script and other clients expect JSON. */
export const acceptsHtml = (context: Context<AppEnv>): boolean =>
  /\btext\/html\b/.test(context.req.header('accept') ?? '') &&
  !/json/i.test(context.req.header('content-type') ?? '')

/** The language field of the form, or else the browser's language. */
export function languageOf(context: Context<AppEnv>, values: Record<string, unknown>): Language {
  const { language } = values
  return language === 'en' || language === 'id' ? language : contentLanguageOf(context.get('language'))
}

/** The validation errors of a form, one for each field. */
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

/** The refusal of a form, with a message for each field. */
export const formRefusal = (fields: Found): Problem => new Problem(422, 'api.invalid', {}, { fields })

interface Page {
  /** The path of the page with the form. */
  form: string
  values: Record<string, unknown>
  language: Language
}

/** Redirects to a thank-you page: going back or reloading then sends nothing again. */
export function redirectToThanks(context: Context<AppEnv>, path: string, language: Language): Response {
  const { API_URL, PUBLIC_URL } = context.get('deps').config
  const local = localizedPath(language, path)
  // If pages and API have different hosts, the redirect must contain the pages' host.
  return context.redirect(API_URL && PUBLIC_URL ? new URL(local, PUBLIC_URL).href : local, 303)
}

/** Returns the form with the entered values and the errors; as JSON if the client asked for it. */
export async function showProblem(
  context: Context<AppEnv>,
  problem: unknown,
  { form, values, language }: Page,
): Promise<Response> {
  const json = answerProblem(context, problem)
  if (!acceptsHtml(context)) return json
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

/**
 * For an API process without a site, which has no released page to fill in: the errors, and a link back to the form.
 */
function plainPage(language: 'en' | 'id', { message, fields, titlePrefix }: Filling): string {
  const t = translateIn(language)
  const lines = fields.map(one => `<li>${escapeHtml(one.message)}</li>`).join('')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(titlePrefix + message)}</title></head><body><main><h1>${escapeHtml(message)}</h1>`,
    `<ul>${lines}</ul><p>${escapeHtml(t('forms:goBack'))}</p></main></body></html>`,
  ].join('\n')
}
