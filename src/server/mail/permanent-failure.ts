/** Not permanent: errors of our commands or of our sign-in (530, 534, 535, 538), and a full mailbox (552). */
const temporary = [500, 502, 503, 504, 530, 534, 535, 538, 552]

/**
 * A permanent failure: the server will never accept this message for this address (RFC 5321: 5xx to RCPT TO or to the
 * data). Errors about us as the sender come from the configuration and get fixed, so messages must not be given up. The
 * enhanced status (RFC 3463) distinguishes them: 5.7 is a policy, for example relaying denied or a missing signature; 5.3
 * and 5.5 are the server and the protocol.
 */
export const isPermanentFailure = (error: unknown): boolean => {
  const {
    responseCode = 0,
    response = '',
    code,
    command,
  } = error as { responseCode?: number; response?: string; code?: string; command?: string }
  if (responseCode < 500 || responseCode > 599 || temporary.includes(responseCode)) return false
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? []
  if (['3', '5', '7'].includes(subject ?? '') || (subject === '2' && detail === '2')) return false
  return (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE'
}
