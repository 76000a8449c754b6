import { lazy } from 'react'
import { loadTexts } from '../../texts.ts'

/** A timetable, loaded when it is shown, with the texts of the front desk: the routes of content do not load these. */
export const Schedule = lazy(async () => {
  const [{ ScheduleSection }] = await Promise.all([import('./ScheduleSection.tsx'), loadTexts(['desk'])])
  return { default: ScheduleSection }
})
