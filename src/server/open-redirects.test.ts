import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirectTargetOf } from '#entities/content/redirect.ts'
import { safeRedirect } from '#entities/text/safe-redirect.ts'
import { nginxConfiguration } from '#publishing/hosting/nginx.ts'
import { redirectRules } from '#publishing/hosting/redirect-rules.ts'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { prefixedHostileAddresses as hostile, staysAt } from '../../tests/hostile-addresses.ts'
import { languageOf, redirectToThanks } from './inbox/forms/reply.ts'
import { readConfig } from './kernel/config.ts'
import type { AppEnv } from './kernel/deps.ts'
import { emailLink, publicAddress } from './kernel/public-address.ts'
import { serveSite } from './site/site.ts'

const site = 'https://www.hospital.example'
const folder = mkdtempSync(join(tmpdir(), 'rawat-leads-'))
const store = new SiteStore(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let release: Release
beforeAll(async () => {
  const files: Release['files'] = {}
  for (const path of ['index.html', 'id.html', '404.html', 'patients.html', 'admins.html'])
    files[path] = await store.put(path, Buffer.from(path))
  release = { id: 'r1', builtAt: '', change: 0, code: '', files, redirects: { '/old': '/doctors' } }
})
const pages = (redirects?: Release['redirects']) =>
  new Hono().all('*', context => serveSite(context, store, redirects ? { ...release, redirects } : release))

/** Redirects that leave the site, with their input. They are resolved from the root and from a deep page. */
const leaving = (answers: (readonly [string, string | null])[]) =>
  answers.filter(
    ([, location]) =>
      location !== null && !(staysAt(location, `${site}/`) && staysAt(location, `${site}/id/doctors/a`)),
  )

test('there are at least 5,600 different values, and most of them would leave the site without a check', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(5600)
  expect(hostile.filter(one => !staysAt(one, site)).length).toBeGreaterThan(400)
})

describe('no redirect leaves the site', () => {
  test.each(['patients', 'admins'] as const)('signing in as one of the %s', area => {
    const inside = new RegExp(`^/${area}(/|\\?|#|$)`)
    const answers = hostile.map(one => [one, safeRedirect(one, area)] as const)
    expect(leaving(answers)).toEqual([])
    expect(answers.filter(([, to]) => to !== null && !inside.test(new URL(to, site).pathname))).toEqual([])
  })

  test.each(['en', 'id'])('choosing the language %s without scripts', async language => {
    const app = pages()
    const answers = await Promise.all(
      hostile.map(async one => {
        const query = new URLSearchParams({ language, to: one })
        const answer = await app.request(`${site}/language?${query}`)
        return [one, answer.headers.get('location')] as const
      }),
    )
    expect(leaving(answers)).toEqual([])
    // An accepted value must be an absolute path: a relative one would depend on the current page.
    expect(answers.filter(([, to]) => to !== null && !/^\/([^/\\]|$)/.test(to))).toEqual([])
    expect(answers.filter(([, to]) => to !== null && safeRedirect(to) !== to)).toEqual([])
  })

  test.each([
    ['beside the pages', {}],
    ['apart from the pages', { API_URL: 'https://api.hospital.example' }],
  ])('a form that was sent, with the API %s', async (_, own) => {
    const config = { ...readConfig({}), PUBLIC_URL: site, ...own }
    const app = new Hono<AppEnv>().post('/', async context => {
      context.set('deps', { config } as never)
      context.set('language', 'id')
      return redirectToThanks(context, '/contact/sent', languageOf(context, await context.req.json()))
    })
    const answers = await Promise.all(
      hostile.map(async one => {
        const body = JSON.stringify({ language: one, to: one, redirect: one })
        const answer = await app.request(`${site}/?to=${encodeURIComponent(one)}`, {
          method: 'POST',
          body,
          headers: { 'x-forwarded-host': 'evil.example', referer: `https://evil.example/` },
        })
        return [one, answer.headers.get('location')] as const
      }),
    )
    expect(leaving(answers)).toEqual([])
    expect(new Set(answers.map(([, to]) => to && new URL(to, site).pathname))).toEqual(
      new Set(['/id/contact/sent']),
    )
  })

  test('an old address of the hospital', async () => {
    const targets = hostile.map(redirectTargetOf)
    const answers = await Promise.all(
      hostile.map(async (one, index) => {
        const target = targets[index]
        // A full URL of another site, which an administrator may enter, is used unchanged.
        if (target == null || target.startsWith('https:')) return [one, null] as const
        const answer = await pages({ '/old': target }).request(`${site}/id/old/?search=heart`)
        return [one, answer.headers.get('location')] as const
      }),
    )
    expect(leaving(answers)).toEqual([])
    expect(
      answers.filter(([, to]) => to && /^\/(id\/)?(api|admins|patients|auth)\b/.test(decodeURI(to))),
    ).toEqual([])
  })

  test('asking for an address, with a slash at its end or an old one before it', async () => {
    const app = pages()
    // A request contains only a path. Other values never reach a server.
    const asked = hostile
      .flatMap(one => [one, `${one}/`, `/old${one}`, `/id/old/${one}`])
      .filter(one => /^\/[\x21-\x7e]*$/.test(one))
    expect(asked.length).toBeGreaterThan(5600)
    const answers = await Promise.all(
      asked.map(async one => {
        const answer = await app.fetch(new Request(site + one))
        return [one, answer.headers.get('location')] as const
      }),
    )
    expect(leaving(answers)).toEqual([])
  })

  test('the rule of the servers before us that takes a slash away', () => {
    const written = nginxConfiguration(release, { root: '/www', api: 'http://127.0.0.1:1', listen: '80' })
    const rule = /rewrite "(\^[^"]+)" \/\$1 permanent/.exec(written)?.[1] as string
    const pattern = new RegExp(rule)
    const answers = hostile
      .flatMap(one => [one, `${one}/`])
      .map(one => [one, pattern.test(one) ? one.replace(pattern, '/$1') : null] as const)
    expect(leaving(answers)).toEqual([])
    for (const { to } of redirectRules(release)) expect(to).toMatch(/^\/(id\/)?doctors$/)
  })

  test('a link in an email', () => {
    const config = { HOST: '127.0.0.1', PORT: 4321, PUBLIC_URL: site }
    const made = (link: () => string) => {
      try {
        return link()
      } catch {
        return null
      }
    }
    const answers = hostile.flatMap(one => [
      [one, made(() => publicAddress(config, one))] as const,
      [one, made(() => emailLink(config, one, 'id'))] as const,
      [one, made(() => emailLink(config, `/admins/contact-messages/edit/${one}`, 'id'))] as const,
    ])
    expect(leaving(answers)).toEqual([])
  })
})
