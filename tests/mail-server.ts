import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

interface ReceivedEmail {
  from: string
  to: string[]
  data: string
}

/**
 * A minimal mail server that stores the emails it receives. `answer` can refuse or delay a recipient, `other` the sender
 * or the content.
 */
export async function startMailServer(
  answer: (recipient: string) => string | Promise<string> = () => '250 OK',
  other: { sender?: string; data?: string } = {},
) {
  const emails: ReceivedEmail[] = []
  const server = createServer(socket => {
    let email: ReceivedEmail = { from: '', to: [], data: '' }
    let reading = false
    let rest = ''
    const reply = (line: string) => socket.write(`${line}\r\n`)
    const hear = async (line: string) => {
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (/^(EHLO|HELO)/i.test(line)) return reply('250 mail.test')
      if (/^MAIL/i.test(line)) {
        email = { from: address, to: [], data: '' }
        return reply(other.sender ?? '250 OK')
      }
      if (/^RCPT/i.test(line)) {
        const said = await answer(address)
        if (said.startsWith('250')) email.to.push(address)
        return reply(said)
      }
      if (/^DATA/i.test(line)) {
        reading = true
        return reply('354 Go on')
      }
      if (/^QUIT/i.test(line)) return socket.end('221 Bye\r\n')
      return reply('250 OK')
    }
    socket.on('error', () => {})
    socket.on('data', chunk => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (!reading) void hear(line)
        else if (line === '.') {
          reading = false
          if (!other.data) emails.push(email)
          reply(other.data ?? '250 Kept')
        } else email.data += `${line.replace(/^\./, '')}\n`
      }
    })
    reply('220 mail.test')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    emails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
