/**
 * The Content Security Policy forbids eval, which zod tries when the first schema is made: import this module before any
 * schema. It sets the global that zod reads, without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
