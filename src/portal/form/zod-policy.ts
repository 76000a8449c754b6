import { config } from 'zod'

// The policy forbids making code from text, which zod does where it may. To be imported before anything is parsed.
config({ jitless: true })
