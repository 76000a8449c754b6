/**
 * The policy forbids making code from text, which zod tries where it may, as soon as a schema is made: so this stands
 * before the first import that leads to a schema. It is set where zod looks for it, without fetching zod for it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
