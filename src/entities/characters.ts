/** Whether text can be stored and shown everywhere: lone surrogates and control characters break XML feeds and PostgreSQL. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
