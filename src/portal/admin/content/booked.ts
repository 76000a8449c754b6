import { get } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { Translate } from '#i18n/messages.ts'
import type { Question } from '../../confirm.ts'
import type { BulkAction } from './calls.ts'

/**
 * Requested and accepted appointments to come with an item, as of now; undefined for a kind that cannot be booked, and
 * without an answer: its removal will fail too, and say why.
 */
export const readAppointments = (kind: ContentKind, key: string): Promise<number | undefined> =>
  get(`/api/admins/${kind}/{key}`, { params: { key } }).then(
    ({ result }) => result.appointments,
    () => undefined,
  )

async function sumOfAppointments(kind: ContentKind, items: { key: string }[]): Promise<number> {
  const read = ({ key }: { key: string }) => readAppointments(kind, key)
  const [first, ...others] = items
  const booked = first && (await read(first))
  // A kind that cannot be booked needs no further reads.
  if (booked === undefined) return 0
  return (await Promise.all(others.map(read))).reduce<number>((sum, one) => sum + (one ?? 0), booked)
}

/** The question before an action on several items, with the appointments that stay when they leave the site. */
export async function bulkQuestion(
  t: Translate,
  kind: ContentKind,
  action: BulkAction,
  items: { key: string }[],
): Promise<Question> {
  const count = action === 'publish' ? 0 : await sumOfAppointments(kind, items)
  return {
    title: t(`admin:bulk.sure_${action}`, { count: items.length }),
    ...(count > 0 && { text: t('admin:archive.booked', { count }) }),
    yes: t(`admin:bulk.${action}`),
    severe: action === 'delete',
  }
}
