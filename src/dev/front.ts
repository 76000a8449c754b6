import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import type { Connect } from 'vite'
import type { Api } from './api.ts'

/** Routes that the production server handles and Vite does not: the API, the paths of the portal, emails. */

export const mailPath = '/development/mails/'

/** Unregisters the service worker of `npm start`, which would keep serving the pages of the same origin. */
const noServiceWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', () => registration.unregister())`

export function front(api: Api, filesDir: string): Connect.NextHandleFunction {
  return (incoming, response, next) => {
    const [path = '/', search] = (incoming.url ?? '/').split('?')
    if (/^\/(api|media)(\/|$)/.test(path)) return void forward(api, incoming, response)
    if (path === '/service-worker.js') {
      response.setHeader('content-type', 'text/javascript')
      return void response.end(noServiceWorker)
    }
    if (path.startsWith(mailPath)) return void showMail(join(filesDir, 'outbox', basename(path)), response)
    // One HTML file for each area; its router handles the rest of the path.
    const [, area] = /^\/(patients|admins|auth)(\/|$)/.exec(path) ?? []
    const asked = area ? `/${area}` : path.replace(/(?<=.)\/+$/, '')
    incoming.url = search === undefined ? asked : `${asked}?${search}`
    next()
  }
}

/** Waits while the API restarts. Retries a GET request that a restart interrupted. */
async function forward(api: Api, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const fail = (error: Error) => {
    if (response.headersSent) return void response.destroy()
    const message = error.message
    response.writeHead(503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ meta: { message, code: 'api.unready' }, message }))
  }
  try {
    const { hostname, port } = new URL(await api.address)
    const { method, headers, url: path } = incoming
    const outgoing = request({ hostname, port, method, headers, path }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', fail)
    })
    outgoing.once('error', error => {
      const again = method === 'GET' && !response.headersSent && !response.destroyed
      if (again) setTimeout(() => forward(api, incoming, response), 100)
      else fail(error)
    })
    response.once('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  } catch (error) {
    fail(error as Error)
  }
}

async function showMail(file: string, response: ServerResponse): Promise<void> {
  try {
    const { html, text } = JSON.parse(await readFile(file, 'utf8')) as { html?: string; text: string }
    response.setHeader('content-type', `text/${html ? 'html' : 'plain'}; charset=utf-8`)
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox",
    )
    response.end(html ?? text)
  } catch {
    response.statusCode = 404
    response.end('This mail is not there any more.')
  }
}
