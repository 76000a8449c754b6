// JSON escapes only the first 32 characters. Terminals also interpret these; some reverse the direction of the text.
const unprinted = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** A log entry as one line of JSON without control characters. */
export const logLine = (entry: Record<string, unknown>): string =>
  `${JSON.stringify({ at: Temporal.Now.instant().toString(), ...entry }).replace(
    unprinted,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`
