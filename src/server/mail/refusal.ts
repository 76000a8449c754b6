/** Of our commands, of our signing in (530, 534, 535, 538), or of a mailbox that is full (552), which is emptied. */
const passing = [500, 502, 503, 504, 530, 534, 535, 538, 552]

/**
 * The server says that it will never take this mail for this address (RFC 5321: 5xx to RCPT TO or to the data). What it
 * says of us who send is a mistake in the configuration, which somebody mends: no reason to lose every letter. Its
 * enhanced status (RFC 3463) tells them apart: 5.7 is a policy, such as relaying refused or a missing signature, 5.3 and
 * 5.5 are the server and the protocol.
 */
export const isFinal = (error: unknown): boolean => {
  const {
    responseCode = 0,
    response = '',
    code,
    command,
  } = error as { responseCode?: number; response?: string; code?: string; command?: string }
  if (responseCode < 500 || responseCode > 599 || passing.includes(responseCode)) return false
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? []
  if (['3', '5', '7'].includes(subject ?? '') || (subject === '2' && detail === '2')) return false
  return (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE'
}
