/** The render process: keeps the bundled code and all public content in memory, and renders on request. */
import pLimit from 'p-limit'

import type { ReleaseFile } from '../release/release.ts'
import { answerWhole } from '../release/whole-response.ts'
import { startHeartbeat } from './heartbeat.ts'
import { IncrementalBuild } from './incremental-build.ts'
import { watchMachineClock } from './machine-clock.ts'
import {
  type Answers,
  isUrgentPage,
  type PagesDone,
  type Question,
  type UrgentAnswer,
  type UrgentPage,
} from './messages.ts'

watchMachineClock()
answerWhole()
startHeartbeat()
let build: IncrementalBuild | undefined
const opened = (): IncrementalBuild => {
  if (!build) throw new Error('The render process was asked before it was opened.')
  return build
}

const answers: { [Q in Question['ask']]: (question: Question & { ask: Q }) => Promise<Answers[Q]> } = {
  open: async ({ ask: _, many, ...paths }) => {
    const started = performance.now()
    build = await IncrementalBuild.open(paths, many, (pagesDone, of) =>
      process.send?.({ pagesDone, of } satisfies PagesDone),
    )
    return { milliseconds: Math.round(performance.now() - started) }
  },
  load: async ({ content, resume }) => ({ resumed: await opened().load(content, resume) }),
  render: ({ content, now, full }) => opened().render(content, Temporal.Instant.from(now), full),
  released: async ({ release }) => {
    opened().released(release)
    return { due: opened().due }
  },
  preview: async ({ file, now, content, ...draft }) => {
    const page = await opened().preview(draft, file, Temporal.Instant.from(now), content)
    return { html: page.toString('utf8') }
  },
}

// One at a time: reads are recorded for the page that is being rendered.
const queue = pLimit(1)
process.on('message', (question: Question | UrgentPage) => {
  if (isUrgentPage(question)) {
    const { urgent } = question
    const answer = (stored: ReleaseFile | null) => process.send?.({ urgent, stored } satisfies UrgentAnswer)
    if (build) build.urgent(urgent).then(answer)
    else answer(null)
    return
  }
  queue(async () => {
    try {
      // TypeScript cannot see that `answers` pairs each question with its answer.
      const answer = answers[question.ask] as (question: Question) => Promise<object>
      process.send?.({ answer: await answer(question) })
    } catch (error) {
      process.send?.({ error: (error as Error).stack ?? String(error) })
    }
  })
})
// Without the parent process there is nothing to render for.
process.on('disconnect', () => process.exit(0))
