import { CV_MAX_BYTES } from '#entities/office/job-application.ts'
import { newId } from '../../database/connect.ts'
import type { storedFile } from '../../database/tables/forms.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { DocumentProblem } from '../../storage/document-problem.ts'
import { type DocumentType, documentType } from '../../storage/document-type.ts'
import type { Form, Upload } from '../../storage/read-form.ts'
import { storageOf } from '../../storage/storage.ts'

export const cvLimits = { file: 'cv', maxFile: CV_MAX_BYTES }

const endings: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}
const problems: Record<DocumentProblem, string> = {
  empty: 'forms:cvEmpty',
  type: 'forms:cvType',
  damaged: 'forms:cvDamaged',
  active: 'forms:cvActive',
  locked: 'forms:cvLocked',
}

/** A name that is safe in lists, headers and folders, with the extension of the real file type. */
export function fileName(given: string, type: DocumentType): string {
  const bare = (given.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}"'<>:|?*;%`$&=+@#]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return `${[...bare].slice(0, 80).join('') || 'cv'}.${endings[type]}`
}

/** The error of a CV as the key of its message, or else its type; null without a file. */
export async function checkCv(file: Form['file']): Promise<{ type: DocumentType } | { key: string } | null> {
  if (file === null) return null
  if (file === 'tooLarge') return { key: 'forms:cvTooLarge' }
  const found = await documentType(file.path, file.size)
  return 'type' in found ? found : { key: problems[found.problem] }
}

/** Moves a checked upload into the storage. It is on the disk before its row is written. */
export async function storeCv(
  deps: Deps,
  upload: Upload,
  type: DocumentType,
): Promise<typeof storedFile.$inferInsert> {
  const storageKey = await storageOf(deps.config).put(upload.path)
  const { size, sha256 } = upload
  return {
    id: newId(),
    storageKey,
    name: fileName(upload.name, type),
    type,
    size,
    sha256,
    createdAt: deps.now(),
  }
}
