/** Draws in a worker thread: laying out the text takes a tenth of a second, which would block the API. */
import { parentPort } from 'node:worker_threads'
import { drawShare, type ShareDrawing } from './draw.ts'

parentPort?.on('message', async ({ id, drawing }: { id: number; drawing: ShareDrawing }) => {
  try {
    parentPort?.postMessage({ id, png: new Uint8Array(await drawShare(drawing)) })
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).stack ?? String(error) })
  }
})
