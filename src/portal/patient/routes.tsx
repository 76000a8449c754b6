import type { RouteObject } from 'react-router-dom'
import { guard } from '../guard.ts'
import { notFound } from '../not-found.ts'
import { checked, page, Routes, screen } from '../routing/screen.tsx'
import { WithQueries } from '../WithQueries.tsx'
import { PatientLayout } from './PatientLayout.tsx'
import './texts.ts'

const patient = ['patient', 'dependants']

const screens: RouteObject = {
  ...screen(patient, 'PatientLayout', async () => ({ PatientLayout })),
  children: [
    { index: true, ...screen(patient, 'Dashboard', () => import('./Dashboard.tsx')) },
    page('doctors', patient, 'Doctors', () => import('./doctors/Doctors.tsx')),
    page('appointments/create', patient, 'Booking', () => import('./booking/Booking.tsx')),
    page('appointments/history', patient, 'History', () => import('./appointments/History.tsx')),
    page('appointments/testimonial', patient, 'Testimonial', () => import('./appointments/Testimonial.tsx')),
    page('waiting-list', patient, 'WaitScreen', () => import('./waiting/WaitScreen.tsx')),
    page('family', patient, 'Family', () => import('./dependants/Family.tsx')),
    page('profile-edit', [...patient, 'account'], 'ProfileEdit', () => import('./ProfileEdit.tsx')),
    { path: '*', ...notFound },
  ],
}
export const routes: RouteObject[] = [{ ...checked(guard('patients')), children: [screens] }]

export const Area = () => (
  <WithQueries>
    <Routes routes={routes} />
  </WithQueries>
)
