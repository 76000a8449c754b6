/**
 * Whether text can be stored and shown everywhere: lone surrogates and control characters break XML feeds and
 * PostgreSQL.
 */
export const isStorable = (text: string): boolean => !/\p{Cs}|[^\P{Cc}\t\n\r]/u.test(text)

/**
 * Whether text is one line: a line end in a name would start a new line in calendar files, vCards and email headers.
 */
export const isLine = (text: string): boolean => isStorable(text) && !/[\t\n\r\u0085\u2028\u2029]/.test(text)
