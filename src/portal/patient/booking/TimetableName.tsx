import { useMovedAppointment } from '../doctors/directory.ts'
import { LocalizedLine } from './check/LocalizedLine.tsx'
import type { Choice } from './choose/choice.ts'
import { useDoctorName, usePackage } from './use-names.ts'

/** The doctor of a choice, or the title of the package with its language. A moved appointment keeps the name it had. */
export function TimetableName({ choice }: { choice: Choice }) {
  const name = useDoctorName(choice.doctor)
  const program = usePackage(choice.doctor).data
  const moved = useMovedAppointment(choice.move)
  const title = moved?.package?.title ?? program?.title
  return title ? <LocalizedLine value={title} /> : (moved?.doctorName ?? name)
}
