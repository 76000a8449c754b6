import { type FileHandle, open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { DocumentProblem } from './document-problem.ts'
import { docxProblem } from './docx.ts'
import { insideOfPdf } from './pdf.ts'
import { readAt } from './read-at.ts'

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export type DocumentType = typeof pdf | typeof docx
const zipEnd = 'PK\u0005\u0006'

async function pdfProblem(file: FileHandle, size: number): Promise<DocumentProblem | null> {
  const head = (await readAt(file, 0, 16)).toString('latin1')
  const tail = (await readAt(file, Math.max(0, size - 66_000), 66_000)).toString('latin1')
  // Must begin at the first byte. Readers also accept the header later, which allows files that are of two types at once.
  if (!/^%PDF-[12]\.\d/.test(head) || tail.includes(zipEnd)) return 'type'
  if (!tail.slice(-2048).includes('%%EOF')) return 'damaged'
  return insideOfPdf(await readAt(file, 0, size))
}

/** The type of a file from its bytes. The file name and the sender's Content-Type are ignored. Memory is bounded. */
export async function documentType(
  path: string,
  size: number,
): Promise<{ type: DocumentType } | { problem: DocumentProblem }> {
  if (size === 0) return { problem: 'empty' }
  const file = await open(path, 'r')
  try {
    const head = await readAt(file, 0, 4100)
    const isZip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
    const mime = isZip ? docx : (await fileTypeFromBuffer(head))?.mime
    if (mime !== pdf && mime !== docx) return { problem: 'type' }
    const problem = await (mime === pdf ? pdfProblem(file, size) : docxProblem(file, size))
    return problem ? { problem } : { type: mime }
  } finally {
    await file.close()
  }
}
